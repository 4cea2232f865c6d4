/** The page's own icons: arrows, play and pause, close, themes. Drawn here, so that no font needs to have them. */

import { drawing } from "./signs.js";

/** Lines, or with "filled" a shape. @type {{[name: string]: [string, "filled"?]}} */
const ICONS = {
  close: ["M6 6l12 12M18 6 6 18"],
  check: ["M5 13l5 5L19 7"],
  before: ["M20 12H5M11 6l-6 6 6 6"],
  next: ["M4 12h15M13 6l6 6-6 6"],
  play: ["M7 4v16l13-8Z", "filled"],
  pause: ["M7 5v14M17 5v14"],
  first: ["M5 5v14M19 5v14L8 12Z", "filled"],
  back: ["M15 5l-7 7 7 7"],
  forward: ["M9 5l7 7-7 7"],
  last: ["M19 5v14M5 5v14l11-7Z", "filled"],
  auto: ["M12 4a8 8 0 1 0 .01 0M12 4v16M12 8h4.5M12 12h8M12 16h4.5"],
  light: ["M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5"],
  dark: ["M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5Z"],
  unique: ["M12 6a6 6 0 1 0 .01 0Z", "filled"],
  honored: ["M12 5l9 15H3Z", "filled"],
  dishonored: ["M12 19 3 4h18Z", "filled"],
  tainted: ["M12 3l8 9-8 9-8-9Z", "filled"],
};

/** An icon. @param {string} name @param {string} [label] @returns {SVGElement} */
export function icon(name, label) {
  const [path, how] = ICONS[name];
  return drawing([path], { class: `icon icon-${name}`, label, filled: how === "filled" });
}
