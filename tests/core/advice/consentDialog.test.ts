import { assert, describe, it } from "@effect/vitest"
import * as ConsentManagerMemory from "@heimwerk/adapters/memory/ConsentManagerMemory.ts"
import { ConsentManager, ConsentManagerError } from "@heimwerk/core/consent/ConsentManager.port.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Effect, Layer } from "effect"

import { openAdvicePage, settled } from "../../support/advicePage.ts"

describe("the dialog that asks for a consent", () => {
  /** Returns the service of the open consent dialog after the chat bot has requested the consent to a service. */
  const dialogAfterRequest = Effect.fnUntraced(function* (service: GatedService) {
    const page = yield* openAdvicePage({ granted: ["chatbot"] })
    yield* page.thirdParty.request(service)
    yield* settled
    return (yield* page.shown).consentDialog
  })

  it.effect.each(["maps", "secondChat", "video"] as const)(
    "when the chat bot requests consent to %s, the consent dialog of this service opens",
    (service) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* dialogAfterRequest(service), service)
      }),
  )

  it.effect.each(["community", "experimentation"] as const)(
    "when the chat bot requests consent to %s, no consent dialog opens",
    (service) =>
      Effect.gen(function* () {
        assert.isUndefined(yield* dialogAfterRequest(service))
      }),
  )

  it.effect("a request for a consent that was already given opens no dialog", () =>
    Effect.gen(function* () {
      const page = yield* openAdvicePage({ granted: ["chatbot", "maps"] })
      yield* page.thirdParty.request("maps")
      yield* settled
      assert.isUndefined((yield* page.shown).consentDialog)
    }),
  )

  it.effect(
    "the consent dialog stays open with a message when the consent cannot be saved, and the next dialog shows no message",
    () =>
      Effect.gen(function* () {
        const message =
          "Die Einstellungen zur Privatsphäre können gerade nicht geladen werden. Bitte versuche es später noch einmal."
        const manager = Layer.effect(
          ConsentManager,
          Effect.map(ConsentManager, (memory) => ({
            ...memory,
            accept: () => Effect.fail(new ConsentManagerError({ cause: new Error("blocked") })),
          })),
        ).pipe(Layer.provide(ConsentManagerMemory.layer("ref")))
        const page = yield* openAdvicePage({ manager })
        yield* page.service.choose("chat")
        yield* page.service.acceptConsent
        assert.deepInclude(yield* page.shown, { consentDialog: "chatbot", consentError: message })
        yield* page.service.choose("video")
        assert.deepInclude(yield* page.shown, { consentDialog: "video", consentError: undefined })
        yield* page.service.acceptConsent
        yield* page.service.dismissConsent
        assert.deepInclude(yield* page.shown, { consentDialog: undefined, consentError: undefined })
      }),
  )
})
