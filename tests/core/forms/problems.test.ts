import { assert, describe, it } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { emptyContactData } from "@heimwerk/core/forms/contact.ts"
import { somethingElse } from "@heimwerk/core/forms/craftsman/note.ts"
import { pages } from "@heimwerk/core/forms/craftsman/pages.ts"
import { craftsmanProblems } from "@heimwerk/core/forms/craftsman/problems.ts"
import { emptyCraftsmanForm } from "@heimwerk/core/forms/craftsman/steps.ts"
import { craftsmanSubmission } from "@heimwerk/core/forms/craftsman/submission.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { energySteps } from "@heimwerk/core/forms/energy/gates.ts"
import { energyProblems } from "@heimwerk/core/forms/energy/problems.ts"
import { emptyEnergyForm } from "@heimwerk/core/forms/energy/steps.ts"
import { energySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import fc from "fast-check"

import { ada, bath, config, energyConfig, market } from "./samples.ts"

const [first, ...rest] = bath.activities
const other = rest.find(({ title }) => title === somethingElse)?.value ?? ""
const all = { salute: "Bitte wähle eine Anrede", firstName: "Bitte gib deinen Vornamen ein" }

const craftsman = {
  ...emptyCraftsmanForm,
  marketId: market.id,
  userData: ada,
  roomIdsSelected: [bath.value],
  selectedRoomOptions: [{ area: bath.value, activities: [first?.value ?? ""], message: "" }],
}
const craftsmanLines = (change: Partial<typeof craftsman>) =>
  craftsmanProblems(config, { ...craftsman, ...change }, defaultBrand).map(({ message, path }) =>
    [...path, message].join(": "),
  )

const energy: EnergyForm = {
  ...emptyEnergyForm,
  marketId: market.id,
  userData: ada,
  selectedProperty: "apartment-owner",
  selectedServices: ["varm"],
  concent: true,
}
const energyLines = (change: Partial<EnergyForm>, offered = energyConfig) =>
  energyProblems(offered, [market], { ...energy, ...change }, defaultBrand).map(({ message, path }) =>
    [...path, message].join(": "),
  )

describe("problems of a craftsman form", () => {
  it("a complete craftsman form has no problems, even if it is still on its first page", () => {
    assert.deepStrictEqual(craftsmanLines({}), [])
  })

  it.each<[string, Partial<typeof craftsman>, ReadonlyArray<string>]>([
    ["no market", { marketId: MarketId.make("9999") }, ["marketId: Bitte wähle deinen Heimwerk Baumarkt."]],
    ["no area", { roomIdsSelected: [] }, ["roomIdsSelected: Bitte wähle mindestens eine Sache aus."]],
    [
      "an area that is not offered",
      { roomIdsSelected: [bath.value, "keller"] },
      ["roomIdsSelected: keller: Diese Auswahl gibt es nicht."],
    ],
    [
      "no activity",
      { selectedRoomOptions: [] },
      [`selectedRoomOptions: ${bath.value}: Bitte wähle mindestens eine Sache aus.`],
    ],
    [
      "an activity that is not offered",
      {
        selectedRoomOptions: [{ area: bath.value, activities: [first?.value ?? "", "zaubern"], message: "" }],
      },
      [`selectedRoomOptions: ${bath.value}: zaubern: Diese Auswahl gibt es nicht.`],
    ],
    [
      "the activity for other work without a note",
      { selectedRoomOptions: [{ area: bath.value, activities: [other], message: " " }] },
      [
        `selectedRoomOptions: ${bath.value}: Wenn du "Etwas anderes" ausgewählt hast, benötigen wir weitere Informationen zu deinem Vorhaben. Bitte teile uns diese über die Anmerkungen mit.`,
      ],
    ],
    [
      "wrong contact data",
      { userData: { ...ada, salute: "", firstName: "" } },
      Object.entries(all).map(([field, message]) => `userData: ${field}: ${message}`),
    ],
  ])("a craftsman form that cannot be sent reports the problem: %s", (_, change, lines) => {
    assert.deepStrictEqual(craftsmanLines(change), lines)
  })

  it("a craftsman form has no problems exactly when it can be sent", () => {
    const value = fc.constantFrom(bath.value, "keller")
    const activity = fc.constantFrom(first?.value ?? "", other)
    const form = fc.record({
      marketId: fc.constantFrom(market.id, MarketId.make("9999")),
      userData: fc.constantFrom(ada, emptyContactData),
      roomIdsSelected: fc.uniqueArray(value, { maxLength: 1 }),
      selectedRoomOptions: fc.array(
        fc.record({
          area: value,
          activities: fc.uniqueArray(activity),
          message: fc.constantFrom("", "Gaube"),
        }),
        { maxLength: 1 },
      ),
    })
    fc.assert(
      fc.property(form, (answers) => {
        const page = pages(config, answers).length - 2
        const filled = { ...craftsman, ...answers, page }
        const isSent = craftsmanSubmission(config, filled, "t") !== undefined
        assert.strictEqual(craftsmanLines(answers).length === 0, isSent)
      }),
    )
  })
})

describe("problems of an energy form", () => {
  it("a complete energy form has no problems, even if it is still on its first step", () => {
    assert.deepStrictEqual(energyLines({}), [])
  })

  it.each<[string, Partial<EnergyForm>, ReadonlyArray<string>]>([
    [
      "no property",
      { selectedProperty: "", selectedServices: [] },
      ["selectedProperty: Bitte wähle mindestens eine Sache aus."],
    ],
    ["no service", { selectedServices: [] }, ["selectedServices: Bitte wähle mindestens eine Option aus."]],
    [
      "a service that is not offered for the property",
      { selectedServices: ["varm", "otovo"] },
      ["selectedServices: otovo: Diese Auswahl gibt es nicht."],
    ],
    ["no market", { marketId: "" }, ["marketId: Bitte wähle deinen Heimwerk Baumarkt."]],
    [
      "an unknown market",
      { marketId: MarketId.make("9999") },
      ["marketId: Bitte wähle deinen Heimwerk Baumarkt."],
    ],
    [
      "wrong contact data",
      { userData: { ...ada, salute: "", firstName: "" } },
      Object.entries(all).map(([field, message]) => `userData: ${field}: ${message}`),
    ],
    ["no consent", { concent: false }, ["concent: Bitte bestätige, dass du einverstanden bist."]],
  ])("an energy form that cannot be sent reports the problem: %s", (_, change, lines) => {
    assert.deepStrictEqual(energyLines(change), lines)
  })

  it("an energy form reports a property that the configuration does not offer", () => {
    const { optionsGroups } = energyConfig
    const options = optionsGroups.objecttype.options.filter(({ value }) => value !== "apartment-owner")
    const without = {
      ...energyConfig,
      optionsGroups: { ...optionsGroups, objecttype: { ...optionsGroups.objecttype, options } },
    }
    assert.deepStrictEqual(energyLines({}, without), ["selectedProperty: Diese Auswahl gibt es nicht."])
  })

  it("an energy form has no problems exactly when it can be sent", () => {
    const form = fc.record({
      marketId: fc.constantFrom("" as const, market.id),
      userData: fc.constantFrom(ada, emptyContactData),
      selectedProperty: fc.constantFrom("" as const, "house-owner" as const, "renter" as const),
      selectedServices: fc.uniqueArray(fc.constantFrom("fuchsundeule" as const), { maxLength: 1 }),
      concent: fc.boolean(),
    })
    fc.assert(
      fc.property(form, (answers) => {
        const filled = { ...energy, ...answers, step: energySteps.summary }
        assert.strictEqual(energyLines(answers).length === 0, energySubmission(filled, "t") !== undefined)
      }),
    )
  })
})
