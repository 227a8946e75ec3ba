import { assert, describe, it } from "@effect/vitest"
import { consentId, consentServices } from "@heimwerk/core/consent/catalogue.ts"
import { consentStateOf } from "@heimwerk/core/consent/consentStateOf.ts"
import { ManagedConsents } from "@heimwerk/core/consent/ManagedConsents.ts"
import { gatedServices } from "@heimwerk/core/consent/services.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"

const stages: ReadonlyArray<Stage> = ["local", "ci", "ref", "prod"]

const consents = (given: ReadonlyArray<string>): ManagedConsents => ({
  isRequired: true,
  isWindowOpen: false,
  ucUserId: "uc-1",
  services: given.map((id) => ({ id, name: id, consent: true })),
})

describe("the services of the consent dialog", () => {
  it("the consent catalogue has 34 services with unique keys and names", () => {
    assert.lengthOf(consentServices, 34)
    assert.lengthOf(new Set(consentServices.map(({ key }) => key)), 34)
    assert.lengthOf(new Set(consentServices.map(({ name }) => name)), 34)
    assert.isTrue(consentServices.every(({ key, name }) => key !== "" && name.trim() !== ""))
  })

  it("the consent catalogue lists 8 essential, 12 functional, 7 analytics and 7 marketing services, in this order", () => {
    assert.deepStrictEqual<ReadonlyArray<string>>(
      consentServices.map(({ category }) => category),
      [
        ...Array<string>(8).fill("essential"),
        ...Array<string>(12).fill("functional"),
        ...Array<string>(7).fill("analytics"),
        ...Array<string>(7).fill("marketing"),
      ],
    )
  })

  it("every gated service is in the consent catalogue, and no gated service is essential", () => {
    const gated = consentServices.filter(({ key }) => gatedServices.some((service) => service === key))
    assert.deepStrictEqual(gated.map(({ key }) => key).sort(), [...gatedServices].sort())
    assert.isFalse(gated.some(({ category }) => category === "essential"))
  })

  it.each([
    ["video", "local", "ci-video"],
    ["video", "ci", "ci-video"],
    ["maps", "ref", "ref-maps"],
    ["chatbot", "prod", "prod-chatbot"],
  ] as const)("the service %s in stage %s has the consent id %s", (key, stage, id) => {
    assert.strictEqual(consentId(key, stage), id)
  })
})

describe("consent state from the consent manager", () => {
  it("the consent state contains the decision that the consent manager reports, and the gated services with consent", () => {
    const services = [
      { id: "ref-maps", name: "Karten", consent: true },
      { id: "ref-video", name: "Videoberatung", consent: false },
      { id: "ref-heatmaps", name: "Nutzungsanalyse", consent: true },
    ]
    assert.deepStrictEqual(consentStateOf({ ...consents([]), services }, "ref"), {
      isLoaded: true,
      isRequired: true,
      isWindowOpen: false,
      granted: ["maps"],
    })
    assert.deepInclude(consentStateOf({ ...consents([]), isRequired: false, isWindowOpen: true }, "ref"), {
      isRequired: false,
      isWindowOpen: true,
      granted: [],
    })
  })

  it("the consent state grants a consent only if the service id belongs to the current stage", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stages),
        fc.constantFrom(...stages),
        fc.subarray([...gatedServices]),
        (asked, stage, services) => {
          const state = consentStateOf(consents(services.map((key) => consentId(key, asked))), stage)
          const isSame = consentId("", asked) === consentId("", stage)
          assert.deepStrictEqual(state.granted, isSame ? services : [])
        },
      ),
    )
  })

  it.effect("the response of a consent manager is decoded, and invalid data are rejected", () =>
    Effect.gen(function* () {
      const decode = Schema.decodeUnknownEffect(ManagedConsents)
      assert.deepStrictEqual(yield* decode(consents(["ref-maps"])), consents(["ref-maps"]))
      const error = yield* Effect.flip(decode(consents([""])))
      assert.include(error.message, '["services"][0]["id"]')
    }),
  )
})
