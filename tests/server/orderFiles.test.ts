import { assert, layer } from "@effect/vitest"
import { Checkout, CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { Visitors, VisitorsError } from "@heimwerk/server/visitor/Visitors.ts"
import { Effect, Layer } from "effect"

import { memoryWorld, MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

/** Order numbers whose links cannot be read, and the reason. */
const reasons = { deleted: "UnknownOrder", outage: "Unavailable" } as const

const checkout = Checkout.pipe(
  Effect.provide(
    Layer.mock(Checkout, {
      byLink: (orderId) =>
        Effect.fail(new CheckoutError({ reason: orderId === "deleted" ? reasons.deleted : reasons.outage })),
    }),
  ),
)

const visitors = Layer.mock(Visitors, {
  checkout: () => checkout,
  resolve: () => Effect.fail(new VisitorsError({ cause: "The database does not answer." })),
})

const files = ["girocode.svg", "abholcode.svg", "abholung.ics", "rechnung/R-1.pdf"]
const html = { accept: "text/html,*/*;q=0.8" }

layer(MemoryShop.layer({}, { world: Layer.merge(memoryWorld, visitors) }), { excludeTestServices: true })(
  "files of an order that cannot be read",
  (it) => {
    const get = (path: string, headers: Readonly<Record<string, string>>) =>
      Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, path, { headers })))

    it.effect.each(files)("while orders cannot be read, %s answers 503, as a page in a browser", (file) =>
      Effect.gen(function* () {
        const page = yield* get(`/bestellung/outage/t/${file}`, html)
        assert.strictEqual(page.status, 503)
        assert.include(page.text, "Da ist etwas schief gelaufen")
        const { status, text } = yield* get(`/bestellung/outage/t/${file}`, { accept: "image/*" })
        assert.deepStrictEqual([status, JSON.parse(text).code], [503, "Unavailable"])
      }),
    )

    it.effect("while sessions cannot be read, the invoice link of a visitor with a session answers 503", () =>
      Effect.gen(function* () {
        const headers = { ...html, cookie: "heimwerk_session=a" }
        const { status, text } = yield* get("/bestellung/outage/t/rechnung/R-1.pdf", headers)
        assert.strictEqual(status, 503)
        assert.include(text, "Da ist etwas schief gelaufen")
      }),
    )

    it.effect.each(files)("the link of a deleted order to %s answers 404, as a page in a browser", (file) =>
      Effect.gen(function* () {
        const page = yield* get(`/bestellung/deleted/t/${file}`, html)
        assert.strictEqual(page.status, 404)
        assert.match(page.headers["content-type"] ?? "", /^text\/html/u)
        const { status, text } = yield* get(`/bestellung/deleted/t/${file}`, {})
        assert.deepStrictEqual([status, JSON.parse(text).code], [404, "NotFound"])
      }),
    )
  },
)
