import { assert, describe, it } from "@effect/vitest"
import { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { suggestionLink } from "@heimwerk/core/search/suggestionLink.ts"
import * as Schema from "effect/Schema"

const of = (type: Suggestion["type"], attributes: Suggestion["attributes"] = {}): Suggestion => ({
  name: "Bohrer & Co",
  type,
  attributes,
})

describe("the link of a suggestion", () => {
  it.each<[string, Suggestion, string]>([
    [
      "a term links to its results",
      of("searchTerm"),
      "/s/bohrer%20%26%20co?queryFromSuggest=true&userInput=boh%20r",
    ],
    [
      "a term with a deeplink still links to its results",
      of("searchTerm", { deeplink: "/p/x/1" }),
      "/s/bohrer%20%26%20co?queryFromSuggest=true&userInput=boh%20r",
    ],
    [
      "a product links to its page",
      of("productName", { deeplink: "/p/x/1" }),
      "/p/x/1?queryFromSuggest=true&userInput=boh%20r",
    ],
    [
      "a category links to its canonical page",
      of("category", { canonicalCategoryUrl: "/c/a/1", categoryLink: "/c/b/2" }),
      "/c/a/1?queryFromSuggest=true&userInput=boh%20r",
    ],
    [
      "a link with a query and a fragment keeps both",
      of("category", { categoryLink: "/c/b/2?seite=2#liste" }),
      "/c/b/2?seite=2&queryFromSuggest=true&userInput=boh%20r#liste",
    ],
    ...["//evil.example", "javascript:alert(1)", "https://evil.example/", "/\\evil.example", "/a b"].map(
      (deeplink): [string, Suggestion, string] => [
        `${deeplink} is not followed`,
        of("productName", { deeplink }),
        "/s/bohrer%20%26%20co?queryFromSuggest=true&userInput=boh%20r",
      ],
    ),
  ])("the link of a search suggestion follows the rule: %s", (_, suggestion, link) => {
    assert.strictEqual(suggestionLink(suggestion, "boh r"), link)
  })

  it("the link of a search suggestion replaces an unpaired surrogate by a replacement character", () => {
    assert.match(suggestionLink(of("searchTerm"), "\uD83D"), /userInput=%EF%BF%BD$/u)
  })

  it("the Suggestion schema rejects a search suggestion without a name", () => {
    const decode = Schema.decodeUnknownOption(Suggestion)
    assert.strictEqual(decode(of("category"))._tag, "Some")
    assert.strictEqual(decode({ ...of("category"), name: "" })._tag, "None")
  })
})

describe("links of unusual suggestions", () => {
  it("the link of a suggestion with a blank name has an empty search term, and contains at most 200 characters of the typed text", () => {
    const blank = { ...of("searchTerm"), name: "  " }
    assert.strictEqual(
      suggestionLink(blank, "b".repeat(201)),
      `/s/?queryFromSuggest=true&userInput=${"b".repeat(200)}`,
    )
  })
})
