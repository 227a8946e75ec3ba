import { assert, describe, it } from "@effect/vitest"
import { Addresses } from "@heimwerk/core/address/Addresses.port.ts"
import { consentGrant, noConsent } from "@heimwerk/core/consent/gate.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Effect, Layer, SubscriptionRef } from "effect"

import { addressesWithConsent } from "../../../ui/runtime/addressesWithConsent.ts"
import { fakeFetch, json } from "../../adapters/http/support/fakeShop.ts"

describe("addresses of Loqate and of the shop", () => {
  it.effect("typed addresses go to Loqate only while the visitor consents, and otherwise to the shop", () =>
    Effect.gen(function* () {
      const state = yield* SubscriptionRef.make(noConsent)
      const allow = (...granted: ReadonlyArray<GatedService>) =>
        SubscriptionRef.set(state, { ...noConsent, isLoaded: true, granted })
      const consent = Layer.mock(ConsentService, {
        state,
        grant: (service) => Effect.map(SubscriptionRef.get(state), (now) => consentGrant(now, service)),
      })
      const server = fakeFetch(json({ Items: [] }), json({ Items: [] }), json({ Items: [] }))
      const loqate = { origin: "https://loqate.example", key: "AB12" }
      const layer = addressesWithConsent(loqate, "https://shop.example")
      const requested = yield* Effect.gen(function* () {
        const addresses = yield* Addresses
        yield* addresses.find({ text: "Hafenweg", limit: 12 })
        yield* allow("addresses")
        yield* addresses.find({ text: "Hafenweg", limit: 12 })
        yield* allow("maps")
        yield* Effect.flip(addresses.retrieve("DE|1"))
        return server.requests.map(({ url }) => new URL(url))
      }).pipe(Effect.provide(Layer.provide(layer, [consent, server.layer])))
      assert.deepStrictEqual(
        requested.map(({ origin, searchParams }) => [origin, searchParams.get("Key")]),
        [
          ["https://shop.example", null],
          ["https://loqate.example", "AB12"],
          ["https://shop.example", null],
        ],
      )
    }),
  )
})
