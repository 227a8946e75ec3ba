import { assert, describe, it } from "@effect/vitest"
import * as ThirdPartyServicesMemory from "@heimwerk/adapters/memory/ThirdPartyServicesMemory.ts"
import { subscribeExperiments } from "@heimwerk/core/advice/subscribeExperiments.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { Context, Effect, Layer } from "effect"

import { settled } from "../../support/advicePage.ts"
import { consentLayer } from "../../support/consentPage.ts"
import { logTo } from "../../support/logTo.ts"

/** A page of a visitor who has decided nothing yet, with experiments. */
const openPage = Effect.gen(function* () {
  const built = yield* Layer.build(
    Layer.mergeAll(consentLayer({}), Layer.fresh(ThirdPartyServicesMemory.layer)),
  )
  yield* Effect.forkScoped(Effect.provideContext(subscribeExperiments, built), { startImmediately: true })
  yield* settled
  return {
    consent: Context.get(built, ConsentService),
    other: Context.get(built, ThirdPartyServicesMemory.ThirdParty),
  }
})

describe("experiments", () => {
  it.effect("are loaded when they have consent, not with that of others, and once", () =>
    Effect.gen(function* () {
      const { consent, other } = yield* openPage
      yield* consent.accept("maps")
      yield* settled
      assert.deepStrictEqual(other.loaded, [])
      yield* consent.accept("experimentation")
      yield* settled
      yield* consent.accept("chatbot")
      yield* settled
      assert.deepStrictEqual(other.loaded, ["experimentation"])
    }),
  )

  it.effect("that do not come are logged, and tried again at the next decision", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      yield* Effect.gen(function* () {
        const { consent, other } = yield* openPage
        yield* other.fail("experimentation", true)
        yield* consent.accept("experimentation")
        yield* settled
        assert.deepStrictEqual(other.loaded, [])
        yield* other.fail("experimentation", false)
        yield* consent.accept("maps")
        yield* settled
        assert.deepStrictEqual(other.loaded, ["experimentation"])
      }).pipe(logTo(logged))
      assert.deepStrictEqual(logged, ["Warn: The experiments were not loaded."])
    }),
  )
})
