import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import { ConsentState } from "@heimwerk/core/consent/ConsentState.ts"
import { type ConsentGrant, consentGrant, noConsent } from "@heimwerk/core/consent/gate.ts"
import { consentGateTexts, privacyButtonLabel } from "@heimwerk/core/consent/gateTexts.ts"
import { canChatbotAskFor, gatedServices, reloadingServices } from "@heimwerk/core/consent/services.ts"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"

const states = fc.record({
  isLoaded: fc.boolean(),
  isRequired: fc.boolean(),
  isWindowOpen: fc.boolean(),
  granted: fc.subarray([...gatedServices]),
})

/** A function that, like a third-party port, requires the consent to its own service. */
const buildMaps = (grant: ConsentGrant<"maps">): string => `${grant.service} loaded`

describe("the consent gate", () => {
  it.each([
    ["chatbot", false],
    ["secondChat", true],
    ["video", true],
    ["community", false],
    ["maps", true],
    ["experimentation", false],
    ["recommendations", false],
    ["searchTracking", false],
  ] as const)(
    "the consent gate of %s opens only with the consent to this service; the chat bot may ask for this consent: %s",
    (service, asked) => {
      const loaded = { ...noConsent, isLoaded: true }
      assert.strictEqual(consentGrant({ ...loaded, granted: [service] }, service)?.service, service)
      const others = gatedServices.filter((other) => other !== service)
      assert.isUndefined(consentGrant({ ...loaded, granted: others }, service))
      assert.strictEqual(canChatbotAskFor(service), asked)
    },
  )

  it("a consent gate is closed before the consent manager responds, and is closed for a service without consent even if the shop does not have to ask for consents", () => {
    assert.isUndefined(consentGrant({ isLoaded: false, granted: ["maps"] }, "maps"))
    const asked: ConsentState = { ...noConsent, isLoaded: true, isRequired: false }
    assert.isUndefined(consentGrant(asked, "maps"))
  })

  it("a consent gate is open exactly when the consents are loaded and its service is granted", () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...gatedServices), (state, service) => {
        const isOpen = consentGrant(state, service) !== undefined
        assert.strictEqual(isOpen, state.isLoaded && state.granted.includes(service))
      }),
    )
  })

  it("the compiler rejects using a third-party service without a consent grant for this service", () => {
    const grant = consentGrant({ isLoaded: true, granted: ["maps"] }, "maps")
    assert.strictEqual(grant && buildMaps(grant), "maps loaded")
    expectTypeOf<ConsentGrant<"maps">>().toExtend<Parameters<typeof buildMaps>[0]>()
    expectTypeOf<{ readonly service: "maps" }>().not.toExtend<Parameters<typeof buildMaps>[0]>()
    expectTypeOf<ConsentGrant<"video">>().not.toExtend<Parameters<typeof buildMaps>[0]>()
    expectTypeOf<ReturnType<typeof consentGrant<"maps">>>().not.toExtend<Parameters<typeof buildMaps>[0]>()
    expectTypeOf<typeof noConsent>().not.toExtend<Parameters<typeof buildMaps>[0]>()
  })

  it("the consent gate and the privacy button have the German texts of the specification", () => {
    assert.deepStrictEqual(consentGateTexts, {
      headline: "Wir benötigen deine Zustimmung",
      moreInformation: "Mehr Informationen",
      accept: "Akzeptieren",
    })
    assert.strictEqual(privacyButtonLabel, "Privatsphäre")
  })
})

describe("the ConsentState schema", () => {
  it.effect("the ConsentState schema decodes the consent state and rejects an unknown service", () =>
    Effect.gen(function* () {
      const decode = Schema.decodeUnknownEffect(ConsentState)
      assert.deepStrictEqual(yield* decode(noConsent), noConsent)
      const error = yield* Effect.flip(decode({ ...noConsent, granted: ["spyware"] }))
      assert.include(error.message, '["granted"][0]')
    }),
  )

  it("only the withdrawal of the consent to chat bot, video, community or experiments reloads the page", () => {
    assert.deepStrictEqual(reloadingServices, ["chatbot", "video", "community", "experimentation"])
  })
})
