/* Runs before anything is drawn, so that the page never flashes in the wrong theme. */
(function () {
  let wanted = "auto";
  try { wanted = JSON.parse(localStorage.getItem("gorin.settings") || "{}").theme || "auto"; } catch { /* private mode */ }
  const dark = wanted === "dark" || (wanted === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
