import { assert, describe, it } from "@effect/vitest"
import * as ThirdPartyServicesMemory from "@heimwerk/adapters/memory/ThirdPartyServicesMemory.ts"
import { subscribeExperiments } from "@heimwerk/core/advice/subscribeExperiments.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { Context, Effect, Layer } from "effect"

import { settled } from "../../support/advicePage.ts"
import { consentLayer } from "../../support/consentPage.ts"
import { logTo } from "../../support/logTo.ts"

/** Opens a page with A/B experiments for a visitor who has not decided on any consent. */
const openPage = Effect.gen(function* () {
  const built = yield* Layer.build(
    Layer.mergeAll(consentLayer({}), Layer.fresh(ThirdPartyServicesMemory.layer)),
  )
  yield* Effect.forkScoped(Effect.provideContext(subscribeExperiments, built), { startImmediately: true })
  yield* settled
  return {
    consent: Context.get(built, ConsentService),
    thirdParty: Context.get(built, ThirdPartyServicesMemory.ThirdParty),
  }
})

describe("experiments", () => {
  it.effect("the service for A/B experiments is loaded only after the consent to it, and only once", () =>
    Effect.gen(function* () {
      const { consent, thirdParty } = yield* openPage
      yield* consent.accept("maps")
      yield* settled
      assert.deepStrictEqual(thirdParty.loaded, [])
      yield* consent.accept("experimentation")
      yield* settled
      yield* consent.accept("chatbot")
      yield* settled
      assert.deepStrictEqual(thirdParty.loaded, ["experimentation"])
    }),
  )

  it.effect(
    "a failure to load the service for A/B experiments is logged, and the next consent decision loads the service again",
    () =>
      Effect.gen(function* () {
        const logged: Array<string> = []
        yield* Effect.gen(function* () {
          const { consent, thirdParty } = yield* openPage
          yield* thirdParty.fail("experimentation", true)
          yield* consent.accept("experimentation")
          yield* settled
          assert.deepStrictEqual(thirdParty.loaded, [])
          yield* thirdParty.fail("experimentation", false)
          yield* consent.accept("maps")
          yield* settled
          assert.deepStrictEqual(thirdParty.loaded, ["experimentation"])
        }).pipe(logTo(logged))
        assert.deepStrictEqual(logged, ["Warn: The experiments were not loaded."])
      }),
  )
})
