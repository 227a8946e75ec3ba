import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { type Answer, cookieHeader, send } from "./support/send.ts"

/** Submits a form of a page of the shop, as a browser without JavaScript does. */
const submit = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, path, {
        method: "POST",
        headers: { origin, "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    ),
  )

const add = (fields: Readonly<Record<string, string>> = {}, headers: Record<string, string> = {}) =>
  submit(
    "/formular/warenkorb",
    { artikel: "1000001", lieferart: "homeDelivery", menge: "2", ...fields },
    headers,
  )

const basketOf = (cookie: string) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() => send(origin, "/shop/rest/V1/heimwerk/basket", { headers: { cookie } })),
  ).pipe(Effect.map(({ text }) => JSON.parse(text)))

const next = ({ headers, status }: Answer) => [status, headers["location"]]

layer(MemoryShop.layer(), { excludeTestServices: true })("a form without JavaScript", (it) => {
  it.effect(
    "without JavaScript, the form that adds an article creates a basket and redirects to it with 303",
    () =>
      Effect.gen(function* () {
        const answer = yield* add()
        assert.deepStrictEqual(next(answer), [303, "/warenkorb"])
        const { lineItems } = yield* basketOf(cookieHeader(answer))
        assert.deepStrictEqual([lineItems.length, lineItems[0].quantity], [1, 2])
      }),
  )

  it.effect.each(["homeDelivery", "marketPickup"] as const)(
    "without JavaScript, the tiles of the home page share a form that adds one piece with the delivery type %s",
    (deliveryType) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { text } = yield* Effect.promise(() => send(origin, "/"))
        const [, fields] =
          new RegExp(
            `<noscript>.*<form id="${deliveryType}" action="/formular/warenkorb" method="post">(.*?)</form>`,
            "u",
          ).exec(text) ?? []
        assert.deepStrictEqual(
          [...(fields ?? "").matchAll(/name="(\w+)" value="(\w+)"/gu)].map(([, ...field]) => field),
          [
            ["lieferart", deliveryType],
            ["menge", "1"],
          ],
        )
      }),
  )

  it.effect("without JavaScript, the form of a basket line changes the quantity of the line", () =>
    Effect.gen(function* () {
      const cookie = cookieHeader(yield* add())
      const [line] = (yield* basketOf(cookie)).lineItems
      const fields = { zeile: line.lineItemId, menge: "5" }
      assert.deepStrictEqual(next(yield* submit("/formular/menge", fields, { cookie })), [303, "/warenkorb"])
      assert.strictEqual((yield* basketOf(cookie)).totalQuantity, 5)
    }),
  )

  it.effect(
    "without JavaScript, the remove button of a basket line removes the line, even if its quantity field is invalid",
    () =>
      Effect.gen(function* () {
        const cookie = cookieHeader(yield* add())
        const [line] = (yield* basketOf(cookie)).lineItems
        const fields = { entfernen: line.lineItemId, menge: "viele" }
        assert.deepStrictEqual(next(yield* submit("/formular/menge", fields, { cookie })), [
          303,
          "/warenkorb",
        ])
        assert.deepStrictEqual((yield* basketOf(cookie)).lineItems, [])
      }),
  )

  it.effect(
    "without JavaScript, the form that chooses a market stores the market in cookies and redirects to the page of the market",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const { text } = yield* Effect.promise(() => send(origin, "/public/api/markets"))
        const [market] = JSON.parse(text).markets
        const answer = yield* submit("/formular/markt", { markt: market.id })
        assert.strictEqual(answer.status, 303)
        assert.match(answer.headers["location"] ?? "", /^\/markt\//u)
        assert.include(answer.setCookie.join("\n"), `market_id=${market.id};`)
        assert.deepStrictEqual(next(yield* submit("/formular/markt", { markt: "none" })), [303, "/maerkte"])
      }),
  )

  it.effect(
    "a form with an invalid quantity, article or line is answered with a German page and changes nothing",
    () =>
      Effect.gen(function* () {
        for (const menge of ["0", "1000", "2,5", "viele", ""]) {
          const { setCookie, status, text } = yield* add({ menge })
          assert.deepStrictEqual([status, setCookie], [422, []])
          assert.include(text, "ganze Zahl von 1 bis 999")
        }
        const unknown = yield* add({ artikel: "9999999999" })
        assert.strictEqual(unknown.status, 422)
        assert.include(unknown.text, "Diesen Artikel gibt es bei uns nicht (mehr).")
        assert.strictEqual((yield* submit("/formular/menge", { zeile: "x", menge: "2" })).status, 422)
      }),
  )

  it.effect(
    "T-S3: the server refuses a form that does not come from a page of the shop, and a form with another content type",
    () =>
      Effect.gen(function* () {
        const foreign = [
          { origin: "https://evil.example" },
          { "sec-fetch-site": "cross-site" },
          { "sec-fetch-site": "same-site" },
          { "sec-fetch-site": "none" },
          { origin: "null" },
        ]
        for (const headers of foreign) {
          const { setCookie, status } = yield* add({}, headers)
          assert.deepStrictEqual([status, setCookie], [403, []])
        }
        assert.strictEqual((yield* add({}, { "content-type": "text/plain" })).status, 415)
        assert.strictEqual((yield* add({}, { "content-type": "multipart/form-data" })).status, 415)
      }),
  )
})
