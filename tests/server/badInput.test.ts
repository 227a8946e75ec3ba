import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { ownPage, send } from "./support/send.ts"

const unreadable = "Diese Anfrage konnten wir nicht lesen. Bitte prüfe deine Eingabe."
const quantity = "Bitte gib eine ganze Zahl von 1 bis 999 als Menge an."
const unknownAddress = "Diese Adresse gibt es bei uns nicht."
const noPlace =
  "Wir haben keine Märkte in diesem Umkreis gefunden. Versuche es bitte mit einer anderen Stadt oder Postleitzahl."
const api = "/shop/rest/V1/heimwerk"
const items = `${api}/basket/items`

/** A request, and the status, code and message of its answer. */
type Row = readonly [what: string, path: string, status: number, code: string, message: string]

const questions: ReadonlyArray<Row> = [
  ["the page number 0", "/rest/v4/search/cirax?query=a&page=0", 400, "InvalidRequest", "Bitte eine Seitenzahl ab 1 angeben."],
  ["the page number -1", "/rest/v4/search/cirax?query=a&page=-1", 400, "InvalidRequest", "Bitte eine Seitenzahl ab 1 angeben."],
  ["the page number 1.5", "/rest/v4/search/cirax?query=a&page=1.5", 400, "InvalidRequest", "Bitte eine Seitenzahl ab 1 angeben."],
  ["a word as page number", "/rest/v4/search/cirax?query=a&page=zwei", 400, "InvalidRequest", unreadable],
  ["a page size of 1000 hits", "/rest/v4/search/cirax?query=a&hitsPerPage=1000", 400, "InvalidRequest", "Bitte 1 bis 96 Treffer je Seite anfragen."],
  ["an unknown sort", "/rest/v4/search/cirax?query=a&sort=Price:up", 400, "InvalidRequest", "Diese Sortierung gibt es nicht."],
  ["an unknown filter", "/rest/v4/navigation/cirax?filter=Weight:3", 400, "InvalidRequest", "Diesen Filter gibt es nicht."],
  ["a filter without a field", "/rest/v4/navigation/cirax?filter=Grimmholt", 400, "InvalidRequest", "Diesen Filter gibt es nicht."],
  ["an unknown channel", "/rest/v4/search/other?query=a", 400, "InvalidRequest", unreadable],
  ["a search without a term", "/rest/v4/search/cirax", 400, "InvalidRequest", unreadable],
  ["a market number of letters", "/rest/v4/detail/cirax/1000001?purchaserId=abc", 400, "InvalidRequest", "Bitte eine Marktnummer aus 3 bis 6 Ziffern angeben."],
  ["an article number of letters", "/rest/v4/detail/cirax/abc", 400, "InvalidRequest", "Bitte eine Artikelnummer aus 6 bis 10 Ziffern angeben."],
  ["an unknown product", "/rest/v4/detail/cirax/99999999", 404, "NotFound", "Diesen Artikel gibt es bei uns nicht (mehr)."],
  ["an unknown place", "/public/api/places/gn-0", 404, "UnknownPlace", noPlace],
  ["a position off the globe", "/public/api/places/nearest?lat=91&lng=0", 400, "InvalidRequest", unreadable],
  ["a place query without a query", "/public/api/places", 400, "InvalidRequest", unreadable],
  ["near markets without a place", "/public/api/markets/near", 400, "InvalidRequest", unreadable],
  ["near markets of an empty place", "/public/api/markets/near?near=", 400, "InvalidRequest", "Bitte eine Postleitzahl, einen Ort oder eine Position wie 50.94,6.96 angeben."],
  ["near markets of a position off the globe", "/public/api/markets/near?near=91,7", 400, "InvalidRequest", "„91,7“ ist keine Position. Bitte Breite und Länge in Grad wie 50.94,6.96 angeben."],
  ["near markets of an unknown place", "/public/api/markets/near?near=Xyzzy", 404, "NotFound", noPlace],
  ["51 near markets", "/public/api/markets/near?near=50667&limit=51", 400, "InvalidRequest", unreadable],
  ["near markets at an unreadable time", "/public/api/markets/near?near=50667&at=bald", 400, "InvalidRequest", "„bald“ ist kein Zeitpunkt. Bitte einen wie „24.12. 13:30“, „morgen 9 Uhr“ oder 2026-12-24T13:30 angeben."],
  ["the status of a market at an unreadable time", "/public/api/markets/520/status?at=24:00", 400, "InvalidRequest", "„24:00“ ist kein Zeitpunkt. Bitte einen wie „24.12. 13:30“, „morgen 9 Uhr“ oder 2026-12-24T13:30 angeben."],
  ["the status of an unknown market", "/public/api/markets/999/status", 404, "NotFound", "Einen Markt mit der Nummer 999 gibt es nicht."],
  ["the price of an unknown article", "/public/api/articles/99999999/price", 404, "NotFound", "Diesen Artikel gibt es bei uns nicht (mehr)."],
  ["an unknown path below the search service", "/rest/v4/nothing", 404, "NotFound", unknownAddress],
  ["a path that cannot be decoded", "/%E0%A4%A", 404, "NotFound", unknownAddress],
  ["a file that was never built", "/ui/js/other.js", 404, "NotFound", unknownAddress],
  ["a path out of the folder", "/ui/../../etc/passwd", 404, "NotFound", unknownAddress],
  ["a path out of the folder with encoded dots", "/ui/%2e%2e/%2e%2e/etc/passwd", 404, "NotFound", unknownAddress],
  ["a path out of the folder with backslashes", "/ui/..%5c..%5cetc/passwd", 404, "NotFound", unknownAddress],
  ["an unknown picture", "/bilder/einhorn/front-red.webp", 404, "NotFound", unknownAddress],
] // prettier-ignore

const line = (fields: object) =>
  JSON.stringify({ articleId: "1000001", quantity: 1, deliveryType: "homeDelivery", ...fields })

const changes: ReadonlyArray<readonly [what: string, body: string, status: number, code: string, message: string]> = [
  ...[0, -1, 1.5, "2", 1e9, null, true, []].map(
    (value) => [`a quantity ${JSON.stringify(value)}`, line({ quantity: value }), 422, "InvalidValue", quantity] as const,
  ),
  ["broken JSON", "{", 400, "InvalidRequest", unreadable],
  ["no body at all", "", 400, "InvalidRequest", unreadable],
  ["a list instead of a line", "[]", 400, "InvalidRequest", unreadable],
  ["an unknown delivery type", line({ deliveryType: "drone" }), 400, "InvalidRequest", unreadable],
  ["an article number of letters", line({ articleId: "abc" }), 400, "InvalidRequest", "Bitte eine Artikelnummer aus 6 bis 10 Ziffern angeben."],
  ["an unknown article", line({ articleId: "99999999" }), 404, "UnknownArticle", "Diesen Artikel gibt es bei uns nicht (mehr)."],
  ["a body that is too large", `"${"x".repeat(70_000)}"`, 413, "TooLarge", "Diese Anfrage ist zu groß."],
] // prettier-ignore

type Post = readonly [what: string, path: string, body: object, status: number, code: string, message: string]

/** Refused bodies of other basket and wishlist commands, sent by POST, or by PUT to a wishlist line. */
const commands: ReadonlyArray<Post> = [
  ["more than 200 articles at once", "/basket/multiple-items", { items: Array.from({ length: 201 }, () => ({ articleId: "1000001", quantity: 1, deliveryType: "homeDelivery" })) }, 400, "InvalidRequest", "Auf einmal lassen sich höchstens 200 Artikel hinzufügen."],
  ["a list in which one quantity is wrong", "/basket/multiple-items", { items: [{ articleId: "1000001", quantity: 0, deliveryType: "homeDelivery" }] }, 422, "InvalidValue", quantity],
  ["a voucher without a code", "/basket/vouchers", { voucher: " " }, 422, "VoucherInvalid", "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein."],
  ["a voucher of 13 characters", "/basket/vouchers", { voucher: "A234567890123" }, 422, "VoucherInvalid", "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein."],
  ["a voucher of 201 characters", "/basket/vouchers", { voucher: "A".repeat(201) }, 400, "InvalidRequest", "Diese Eingabe ist zu lang. Bitte prüfe sie."],
  ["an unknown voucher", "/basket/vouchers", { voucher: "x\u0000" }, 422, "VoucherUnknown", "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe."],
  ["a voucher that needs a larger basket", "/basket/vouchers", { voucher: "WERKSTATT20" }, 422, "VoucherTooEarly", "Der Warenwert reicht für diesen Gutschein noch nicht aus."],
  ["a number as a voucher", "/basket/vouchers", { voucher: 5 }, 400, "InvalidRequest", unreadable],
  ["an unknown loyalty card", "/basket/loyalty-cards", { cardNumber: "1" }, 422, "LoyaltyCardUnknown", "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe."],
  ["an unknown employee card", "/basket/employee-cards", { employeeCard: "" }, 422, "EmployeeCardUnknown", "Diese Mitarbeiterkartennummer ist nicht gültig. Bitte prüfe deine Eingabe."],
  ["an unknown coupon", "/basket/coupons", { couponId: "coupon-x" }, 422, "CouponUnknown", "Diesen Coupon gibt es nicht (mehr)."],
  ["a market number of letters", "/basket/availability", { marketId: "abc" }, 400, "InvalidRequest", "Bitte eine Marktnummer aus 3 bis 6 Ziffern angeben."],
  ["an unknown basket line", "/basket/items/1/move-to-wishlist", {}, 404, "UnknownLine", "Dieser Artikel liegt nicht mehr in deinem Warenkorb."],
  ["a wishlist line without a quantity", "/wishlist/items", { articleId: "1000001" }, 422, "InvalidValue", quantity],
  ["an unknown article for the wishlist", "/wishlist/items", { articleId: "99999999", quantity: 1 }, 404, "UnknownArticle", "Diesen Artikel gibt es bei uns nicht (mehr)."],
  ["an unknown wishlist line", "/wishlist/items/1", { quantity: 2 }, 404, "UnknownLine", "Dieser Artikel steht nicht mehr auf deiner Merkliste."],
  ["a move of an unknown wishlist line", "/wishlist/items/1/move-to-basket", { deliveryType: "homeDelivery" }, 404, "UnknownLine", "Dieser Artikel steht nicht mehr auf deiner Merkliste."],
  ["an unknown delivery type for a move", "/wishlist/items/1/move-to-basket", { deliveryType: "drone" }, 400, "InvalidRequest", unreadable],
] // prettier-ignore

/**
 * Reads an error body with the field names of the HTTP contract or of the search service. `rest` has all
 * other fields.
 */
const refusalIn = (text: string) => {
  const { code, error, errorDescription, message, ...rest } = JSON.parse(text)
  return { code: code ?? error, message: message ?? errorDescription, rest }
}

const noStack = /\bat .*:\d+:\d+|node_modules|\/work\/|\.ts\b/u

layer(MemoryShop.layer(), { excludeTestServices: true })("bad input", (it) => {
  it.effect.each(questions)(
    "T-I7: the server answers %s with an error status, a code and a German message",
    ([, path, ...expected]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const answer = yield* Effect.promise(() => send(origin, path))
        const { code, message, rest } = refusalIn(answer.text)
        assert.deepStrictEqual([answer.status, code, message], expected)
        assert.deepStrictEqual(rest, {})
        assert.notMatch(answer.text, noStack)
      }),
  )

  it.effect.each(changes)(
    "T-I4: an add-to-basket request with %s is refused, and the answer names the reason",
    ([, body, ...expected]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const headers = { ...ownPage(origin), "content-length": String(Buffer.byteLength(body)) }
        const answer = yield* Effect.promise(() => send(origin, items, { method: "POST", headers, body }))
        const { code, message } = refusalIn(answer.text)
        assert.deepStrictEqual([answer.status, code, message], expected)
        assert.notMatch(answer.text, noStack)
      }),
  )

  it.effect.each(commands)(
    "a basket or wishlist command with %s is refused, and the answer names the reason",
    ([, path, content, ...expected]) =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const method = path === "/wishlist/items/1" ? "PUT" : "POST"
        const body = JSON.stringify(content)
        const answer = yield* Effect.promise(() =>
          send(origin, api + path, { method, headers: ownPage(origin), body }),
        )
        const { code, message } = refusalIn(answer.text)
        assert.deepStrictEqual([answer.status, code, message], expected)
        assert.notMatch(answer.text, noStack)
      }),
  )

  it.effect("T-I2 T-D13: the server refuses a body of more than 64 KiB without a Content-Length", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const headers = { ...ownPage(origin), "transfer-encoding": "chunked" }
      const body = `"${"x".repeat(70_000)}"`
      const answer = yield* Effect.promise(() => send(origin, items, { method: "POST", headers, body }))
      assert.deepStrictEqual([answer.status, refusalIn(answer.text).code], [413, "TooLarge"])
    }),
  )

  it.effect("a product request that names an unknown market is answered with status 200", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const answer = yield* Effect.promise(() =>
        send(origin, "/rest/v4/detail/cirax/1000001?purchaserId=99999"),
      )
      assert.strictEqual(answer.status, 200)
    }),
  )

  it.effect("a request for a page number after the last page returns the last page", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const answer = yield* Effect.promise(() =>
        send(origin, "/rest/v4/search/cirax?query=schrauber&page=9999"),
      )
      const { paging } = JSON.parse(answer.text)
      assert.strictEqual(paging.currentPage, paging.pageCount)
    }),
  )

  it.effect.each([
    "shop.example/x?",
    'shop"onload',
    "user@shop.example",
    "shop example",
    "shop.example:99999",
  ])("the server refuses an invalid Host header: %s", (host) =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const answer = yield* Effect.promise(() => send(origin, "/", { headers: { host } }))
      assert.deepStrictEqual([answer.status, refusalIn(answer.text).code], [400, "InvalidRequest"])
    }),
  )

  it.effect("the server answers an unknown path with 404 and a page if the client accepts HTML", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const answer = yield* Effect.promise(() =>
        send(origin, "/gibt/es/nicht", { headers: { accept: "text/html" } }),
      )
      assert.strictEqual(answer.status, 404)
      assert.match(answer.headers["content-type"] ?? "", /^text\/html/u)
    }),
  )
})
