import { assert, describe, it } from "@effect/vitest"
import {
  craftsmanFormEvents,
  type DataLayerEvent,
  headerInteractions,
} from "@heimwerk/core/tracking/events.ts"
import { type PageSubject, type PageView, pageCommands } from "@heimwerk/core/tracking/recommendation.ts"
import { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"

const line = { articleId: "1000001", quantity: 2, sum: toCents(11_98) }

describe("the events of the data layer", () => {
  it("the tracking events of the craftsman form cover every page from the start to the submission", () => {
    assert.deepStrictEqual(craftsmanFormEvents, [
      "hws_form_start",
      "hws_form_market",
      "hws_form_areas",
      "hws_form_area",
      "hws_form_contact",
      "hws_form_summary",
      "hws_form_submit",
    ])
  })

  it("the list of tracked header interactions contains each interaction once", () => {
    assert.deepStrictEqual(headerInteractions, [
      "logo",
      "search",
      "marketFlyout",
      "accountFlyout",
      "wishlist",
      "basket",
      "navigation",
    ])
  })

  it("the compiler requires an id in a submission event and rejects unknown tracking events", () => {
    const events: ReadonlyArray<DataLayerEvent> = [
      { event: "markt_aendern_suche" },
      { event: "hws_form_start" },
      { event: "hws_form_submit", id: "4711" },
      { event: "geo-fail", code: 3 },
      { event: "header_interaction", element: "logo" },
      { event: "teaser_view", typ: "saison", href: "/c/garten/1" },
      // @ts-expect-error a submission event needs the id of its request
      { event: "hws_form_submit" },
      // @ts-expect-error the form has no such event
      { event: "hws_form_end" },
    ]
    assert.lengthOf(events, 8)
  })
})

describe("tracking commands of a page", () => {
  it.each<[string, PageView, ReadonlyArray<string>]>([
    ["for an anonymous visitor", { lines: [] }, ["cart", "go"]],
    ["while the basket cannot be read", {}, ["go"]],
    ["for a visitor without an e-mail", { email: "", lines: [line] }, ["cart", "go"]],
    ["for a customer", { email: "anna@kunde.example", lines: [] }, ["email", "cart", "go"]],
    [
      "about an article",
      { lines: [], subject: { command: "view", articleId: "1000001" } },
      ["cart", "view", "go"],
    ],
  ])("the tracking commands of a page %s are, in this order: $2", (_, view, commands) => {
    assert.deepStrictEqual(
      pageCommands(view).map(({ command }) => command),
      commands,
    )
  })

  it("the tracking commands of a category page contain the e-mail, the basket lines and the path of the category", () => {
    const subject: PageSubject = { command: "category", path: ["Garten", "Rasenmäher"] }
    assert.deepStrictEqual(pageCommands({ email: "anna@kunde.example", lines: [line], subject }), [
      { command: "email", email: "anna@kunde.example" },
      { command: "cart", lines: [line] },
      { command: "category", path: ["Garten", "Rasenmäher"] },
      { command: "go" },
    ])
  })

  it("the tracking commands of a page name the known basket once and at most one article, category or search term, and end with 'go'", () => {
    const subjects = fc.constantFrom<Array<PageSubject>>(
      { command: "view", articleId: "1" },
      { command: "category", path: ["a"] },
      { command: "searchTerm", term: "bohrer" },
    )
    const views = fc.record(
      { email: fc.string(), lines: fc.constantFrom([], [line]), subject: subjects },
      { requiredKeys: ["lines"] },
    )
    fc.assert(
      fc.property(views, (view) => {
        const names = pageCommands(view).map(({ command }) => command)
        assert.strictEqual(names.at(-1), "go")
        assert.strictEqual(names.indexOf("go"), names.length - 1)
        assert.lengthOf(
          names.filter((name) => name === "cart"),
          1,
        )
        const about = names.filter((name) => ["view", "category", "searchTerm"].includes(name))
        assert.isAtMost(about.length, 1)
        assert.strictEqual(names.includes("email"), (view.email ?? "") !== "")
      }),
    )
  })
})

describe("a login for search tracking", () => {
  it.effect("the SearchLogin schema requires the market, the visit and the customer of a login", () =>
    Effect.gen(function* () {
      const decode = Schema.decodeEffect(SearchLogin)
      const login = { purchaserId: "520", sid: "s1", userId: "cs-10001" }
      assert.deepStrictEqual(yield* decode(login), login)
      for (const key of ["purchaserId", "sid", "userId"] as const) {
        const error = yield* Effect.flip(decode({ ...login, [key]: "" }))
        assert.include(error.message, `["${key}"]`)
      }
    }),
  )
})
