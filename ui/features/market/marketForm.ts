/** Target and field name of the POST form that chooses a market, also without JavaScript. */
export const marketForm = { target: "/formular/markt", market: "markt" } as const
