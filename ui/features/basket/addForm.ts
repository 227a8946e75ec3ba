/** Target and field names of the POST form that adds an article to the basket, also without JavaScript. */
export const addForm = {
  /** Element id of the form on the product page. */
  id: "kaufen",
  /** Element id of the form's button on the product page. */
  button: "kaufen-knopf",
  target: "/formular/warenkorb",
  article: "artikel",
  delivery: "lieferart",
  quantity: "menge",
} as const
