import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { ShopConnection } from "@heimwerk/adapters/http/ShopConnection.ts"
import * as MarketsHttp from "@heimwerk/adapters/http/MarketsHttp.ts"
import { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Effect, Layer } from "effect"

import { contact, energyRequest } from "../core/forms/samples.ts"
import { canary, requestPortsAt, sendCraftsmanRequest, token } from "./support/formRequest.ts"
import { ownPage, send } from "./support/send.ts"
import { ownShop } from "../support/ownShop.ts"

const shop = ownShop()

const mail = async (id: string) => {
  const names = await readdir(shop.outbox())
  return names.includes(`${id}.txt`) ? readFile(join(shop.outbox(), `${id}.txt`), "utf8") : undefined
}

describe("requests of the running shop", () => {
  it.effect(
    "the customer of an energy request gets a mail with a link, and the shop delivers the request only after its confirmation",
    () =>
      Effect.gen(function* () {
        const post = (confirmed: string) =>
          Effect.promise(() =>
            send(shop.origin(), "/public/api/requests/confirmations", {
              method: "POST",
              headers: { ...ownPage(shop.origin()), "idempotency-key": "confirm" },
              body: JSON.stringify({ token: confirmed }),
            }),
          )
        const { id } = yield* Effect.gen(function* () {
          const [market] = yield* (yield* Markets).all
          if (market === undefined) return yield* Effect.die("There is no market.")
          const sent = { ...energyRequest, contact: canary, marketId: market.id }
          return yield* (yield* FormInbox).energy({ ...sent, token: yield* token("energy") }, "energy-1")
        }).pipe(
          Effect.provide([
            requestPortsAt(shop.origin()),
            MarketsHttp.layer.pipe(
              Layer.provide(ShopConnection.layer({ origin: shop.origin(), brand: "heimwerk" })),
            ),
          ]),
        )
        const letter = yield* Effect.promise(() => shop.arrival(() => mail(`confirm-${id}`)))
        const link = new RegExp(`${shop.origin()}/anfrage/bestaetigen\\?token=([\\w-]+)`, "u").exec(letter)
        assert.include(letter, `An: ${canary.email}\nBetreff: Bitte bestätige deine Anfrage`)
        const page = yield* Effect.promise(() =>
          send(shop.origin(), `/anfrage/bestaetigen?token=${link?.[1]}`),
        )
        assert.strictEqual(page.status, 200)
        // Opening the link has confirmed nothing: a request that is sent later and needs no confirmation is
        // delivered first.
        const later = yield* sendCraftsmanRequest(shop.origin(), "later-1")
        yield* Effect.promise(() => shop.arrival(() => mail(later.id)))
        assert.isUndefined(yield* Effect.promise(() => mail(id)))
        assert.strictEqual((yield* post("invented")).status, 404)
        assert.strictEqual((yield* post(link?.[1] ?? "")).status, 200)
        const delivered = yield* Effect.promise(() => shop.arrival(() => mail(id)))
        assert.include(delivered, "Betreff: Neue Anfrage: Energieeffizientes Wohnen\n")
        assert.match(delivered, /^Immobilie: (Hauseigentum|Wohnungseigentum|Miete)$/mu)
        assert.match(delivered, /^Markt: Heimwerk .+ \(\d+\)$/mu)
        assert.notInclude(shop.output(), link?.[1] ?? "token")
      }),
  )

  it.effect("T-I8: the log contains no personal data from a customer's request", () =>
    Effect.gen(function* () {
      const message = "Kanarienvogel sagt danke"
      yield* Effect.gen(function* () {
        const inbox = yield* FeedbackInbox
        const good = {
          type: "like",
          message,
          environment: "local",
          token: yield* token("feedback"),
        } as const
        yield* inbox.send(good, "feedback-1")
        yield* Effect.flip(inbox.send({ ...good, token: "Kanarienvogel-Token" }, "feedback-2"))
      }).pipe(Effect.provide(requestPortsAt(shop.origin())))
      const output = shop.output()
      assert.include(output, "POST /shop/rest/V1/heimwerk/feedback 403")
      assert.notInclude(output, "Kanarienvogel")
      assert.notInclude(output, contact.email)
    }),
  )
})
