/** The form of a card: title, type, clan, numbers, traits, text. Every change is told. */

import { h } from "../../dom.js";
import { capital } from "../parts/names.js";

/** @import { Bench } from "protocol" */
/** @import { OwnCard } from "../../own-cards.js" */

const ELEMENTS = ["air", "earth", "fire", "water", "void"];

/** @param {string} words @param {HTMLElement} control */
const field = (words, control) => h("label", { class: "field" }, words, control);

export class Form {
  /** @param {Bench} bench @param {OwnCard} card @param {{changed: () => void, retyped: () => void}} tell `retyped`: it is a card of another type now */
  constructor(bench, card, tell) {
    this.bench = bench;
    this.card = card;
    this.tell = tell;
    /** @type {HTMLTextAreaElement} */
    this.text = h("textarea", { rows: 6, class: "card-text", spellcheck: "false", maxlength: 6000, placeholder: bench.example, value: card.text, oninput: (event) => { card.text = event.currentTarget.value; tell.changed(); } });
    this.text.value = card.text;
    this.element = h("form", { class: "stack card-form", "aria-label": "The card", onsubmit: (event) => event.preventDefault() },
      h("div", { class: "fields" }, field("Title", this._input("title", 60)), this._type(), this._clan()),
      h("div", { class: "fields numbers" }, this._facts()),
      h("div", { class: "fields" }, field(bench.traits || "Traits", this._input("traits", 300, "Shugenja. Cavalry.")), field("Version, if the title is taken", this._input("version", 40))),
      field("Text, a line for each ability", this.text));
  }

  /** Write a text into the box, and show a part of it. @param {string} text @param {number} from @param {number} to */
  write(text, from, to) {
    this.card.text = text;
    this.text.value = text;
    this.text.focus();
    this.text.setSelectionRange(from, to);
    this.tell.changed();
  }

  /** @param {"title"|"traits"|"version"} name @param {number} maxlength @param {string} [placeholder] */
  _input(name, maxlength, placeholder = "") {
    return h("input", { name, maxlength, placeholder, value: this.card[name], autocomplete: "off", spellcheck: "false", oninput: (event) => { this.card[name] = event.currentTarget.value; this.tell.changed(); } });
  }

  _type() {
    const types = this.bench.forms.map((form) => form.type);
    return field("Type", h("select", { name: "type", onchange: (event) => { this.card.type = event.currentTarget.value; this.tell.retyped(); } },
      types.map((type) => h("option", { value: type, selected: type === this.card.type }, capital(type)))));
  }

  _clan() {
    return field("Clan", h("select", { name: "clan", onchange: (event) => { this.card.clan = event.currentTarget.value; this.tell.changed(); } },
      this.bench.clans.map((clan) => h("option", { value: clan, selected: clan === this.card.clan }, capital(clan)))));
  }

  /** The numbers, and what else is printed on the type. */
  _facts() {
    const { card } = this;
    return card.asks.map((name) => {
      if (name === "unique") return h("label", { class: "check" }, h("input", { type: "checkbox", name, checked: card.unique, onchange: (event) => { card.unique = event.currentTarget.checked; this.tell.changed(); } }), " Unique");
      if (name === "elements") return this._elements();
      if (name === "side") return field("Deck", h("select", { name, onchange: (event) => this._fact(name, event.currentTarget.value) },
        ["", "dynasty", "conflict"].map((side) => h("option", { value: side, selected: (card.facts[name] || "") === side }, side ? capital(side) : "As usual"))));
      return field(capital(name), h("input", { name, maxlength: 4, size: 4, value: card.facts[name] || "", placeholder: "–", autocomplete: "off", oninput: (event) => this._fact(name, event.currentTarget.value) }));
    });
  }

  _elements() {
    const { card } = this;
    return h("fieldset", { class: "elements" }, h("legend", null, "Elements"), ELEMENTS.map((element) => h("label", { class: "check" },
      h("input", { type: "checkbox", name: element, checked: card.elements.includes(element), onchange: (event) => {
        card.elements = ELEMENTS.filter((each) => (each === element ? event.currentTarget.checked : card.elements.includes(each)));
        this.tell.changed();
      } }), ` ${capital(element)}`)));
  }

  /** @param {string} name @param {string} value */
  _fact(name, value) {
    this.card.facts[name] = value;
    this.tell.changed();
  }
}
