import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"

/** The only page that the content channel suggests in tests with the small world. */
export const setScrews: Suggestion = {
  name: "Schrauben richtig setzen",
  type: "productName",
  attributes: { deeplink: "/ratgeber/schrauben" },
}
