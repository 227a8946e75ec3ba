/**
 * Target and field names of the POST form that changes the quantity of a basket line, or removes the line, without
 * JavaScript. The buttons send the line's id: `line` to change it, `removal` to remove it.
 */
export const quantityForm = {
  target: "/formular/menge",
  line: "zeile",
  quantity: "menge",
  removal: "entfernen",
} as const
