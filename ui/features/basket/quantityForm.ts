/**
 * Target and field names of the POST form that changes the quantity of a basket line, or removes the line,
 * without JavaScript. Each button sends the line's id: as `line` to change the quantity, as `removal` to
 * remove the line.
 */
export const quantityForm = {
  target: "/formular/menge",
  line: "zeile",
  quantity: "menge",
  removal: "entfernen",
} as const
