import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"

/** The only result of the tests' content channel. */
export const setScrews: Suggestion = {
  name: "Schrauben richtig setzen",
  type: "productName",
  attributes: { deeplink: "/ratgeber/schrauben" },
}
