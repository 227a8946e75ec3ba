import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"

/** The page the content channel of the tests knows. */
export const setScrews: Suggestion = {
  name: "Schrauben richtig setzen",
  type: "productName",
  attributes: { deeplink: "/ratgeber/schrauben" },
}
