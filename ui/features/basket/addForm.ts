/** Target and field names of the POST form that adds an article to the basket, also without JavaScript. */
export const addForm = {
  target: "/formular/warenkorb",
  article: "artikel",
  delivery: "lieferart",
  quantity: "menge",
} as const
