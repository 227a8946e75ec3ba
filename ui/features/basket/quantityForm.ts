/** Target and field names of the POST form that changes the quantity of a basket line without JavaScript. */
export const quantityForm = { target: "/formular/menge", line: "zeile", quantity: "menge" } as const
