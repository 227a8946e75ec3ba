import { assert, describe, it } from "@effect/vitest"
import { emptyContactData } from "@heimwerk/core/forms/contact.ts"
import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { restoreCraftsmanForm, saveCraftsmanForm } from "@heimwerk/core/forms/craftsman/SavedCraftsmanForm.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { restoreEnergyForm, saveEnergyForm } from "@heimwerk/core/forms/energy/SavedEnergyForm.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Result } from "effect"
import * as fc from "fast-check"

import { problemsOf } from "./problems.ts"
import { ada, config, energyConfig, kitchen, market } from "./samples.ts"

const craftsman: CraftsmanForm = {
  page: 6,
  marketId: market.id,
  userData: ada,
  roomIdsSelected: ["kueche", "bad"],
  selectedRoomOptions: [
    { area: "bad", activities: ["sonst"], message: " Sauna " },
    { area: "kueche", activities: ["montage"], message: "" },
  ],
  errors: [],
}
const energy: EnergyForm = {
  step: 5,
  marketId: market.id,
  marketName: market.name,
  userData: ada,
  selectedProperty: "house-owner",
  selectedServices: ["otovo", "varm"],
  concent: true,
  errors: [],
}
/** Texts of forms that were stored before the contact data had a telephone number. */
const oldTexts = {
  craftsman:
    '{"page":6,"marketId":"1001","userData":{"salute":"Frau","firstName":"Ada","lastName":"Lovelace",' +
    '"email":"ada@beispiel.de","address":"Domplatz 1","postalCode":"50667","city":"Köln"},' +
    '"roomIdsSelected":["kueche","bad"],"selectedRoomOptions":[{"area":"bad","activities":["sonst"],' +
    '"message":" Sauna "},{"area":"kueche","activities":["montage"],"message":""}],"errors":[]}',
  energy:
    '{"step":5,"marketId":"1001","marketName":"Köln","userData":{"salute":"Frau","firstName":"Ada",' +
    '"lastName":"Lovelace","email":"ada@beispiel.de","address":"Domplatz 1","postalCode":"50667",' +
    '"city":"Köln"},"selectedProperty":"house-owner","selectedServices":["otovo","varm"],"concent":true,' +
    '"errors":[]}',
} as const
const oldContact: ContactData = {
  ...emptyContactData,
  salute: "Frau",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@beispiel.de",
  address: "Domplatz 1",
  postalCode: "50667",
  city: "Köln",
}
const unreadable = "Diese Angabe kann nicht gelesen werden."
const isGerman = /^(?:Hier fehlt eine Angabe\.|Diese |Bitte )/u

/** Makes a saved form in which one value is replaced by arbitrary data. */
const spoilt = (form: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(form)), fc.jsonValue())
    .map(([key, value]) => JSON.stringify({ ...form, [key]: value }))

describe("restoring a saved craftsman form", () => {
  const pageOfText = (text: string, now = config) => Result.getOrThrow(restoreCraftsmanForm(now, text)).page

  it("a saved craftsman form is restored unchanged, and a form that was sent is not saved", () => {
    const text = saveCraftsmanForm(config, craftsman)
    assert.isDefined(text)
    assert.deepStrictEqual(restoreCraftsmanForm(config, text), Result.succeed(craftsman))
    assert.isUndefined(saveCraftsmanForm(config, { ...craftsman, page: 7 }))
  })

  it("a craftsman form is restored on the first page that is no longer complete, or on the summary if all pages are complete", () => {
    const text = JSON.stringify(craftsman)
    assert.strictEqual(pageOfText(text, { ...config, markets: { Bonn: MarketId.make("999") } }), 1)
    assert.strictEqual(pageOfText(text, { ...config, areas: [kitchen] }), 5)
    assert.strictEqual(pageOfText(text, { ...config, areas: [] }), 0)
    assert.strictEqual(pageOfText(text), 6)
  })

  it("a craftsman form that was stored before a contact field existed is restored with all its answers, on the contact page", () => {
    assert.deepStrictEqual(
      restoreCraftsmanForm(config, oldTexts.craftsman),
      Result.succeed({ ...craftsman, page: 5, userData: oldContact }),
    )
  })

  it.each([
    [99, 6],
    [7, 6],
    [-1, 0],
  ])("a craftsman form that was saved on page %i is restored on page %i", (saved, page) => {
    assert.strictEqual(pageOfText(JSON.stringify({ ...craftsman, page: saved })), page)
  })

  it.each<[string, string, string, string]>([
    ["is no JSON", "{", "", unreadable],
    ["is no form", "5", "", unreadable],
    ["has a fractional page number", JSON.stringify({ ...craftsman, page: 1.5 }), "page", unreadable],
    [
      "has an invalid market",
      JSON.stringify({ ...craftsman, marketId: "x" }),
      "marketId",
      "Bitte eine Marktnummer aus 3 bis 6 Ziffern angeben.",
    ],
    [
      "has an unknown field in its list of invalid fields",
      JSON.stringify({ ...craftsman, errors: ["x"] }),
      "errors.0",
      "Diese Auswahl gibt es nicht.",
    ],
  ])("a saved craftsman form that %s is rejected with a message", (_, text, path, message) => {
    assert.deepStrictEqual(problemsOf(restoreCraftsmanForm(config, text)), [[path, message]])
  })

  it("any stored text is restored as a craftsman form on an allowed page, or rejected with a German message", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), spoilt(craftsman)), (text) => {
        const result = restoreCraftsmanForm(config, text)
        for (const [, message] of problemsOf(result)) assert.match(message, isGerman)
        if (Result.isSuccess(result)) assert.isTrue(result.success.page >= 0 && result.success.page <= 6)
      }),
    )
  })
})

describe("restoring a saved energy form", () => {
  const restored = (form: object, now = energyConfig) =>
    Result.getOrThrow(restoreEnergyForm(now, JSON.stringify(form)))
  const { objecttype, partners } = energyConfig.optionsGroups

  it("a saved energy form is restored unchanged, and a form that was sent is not saved", () => {
    const text = saveEnergyForm(energy)
    assert.isDefined(text)
    assert.deepStrictEqual(restoreEnergyForm(energyConfig, text), Result.succeed(energy))
    assert.isUndefined(saveEnergyForm({ ...energy, step: 6 }))
  })

  it("an energy form that was stored before a contact field existed is restored with all its answers, on the contact step", () => {
    assert.deepStrictEqual(
      restoreEnergyForm(energyConfig, oldTexts.energy),
      Result.succeed({ ...energy, step: 3, userData: oldContact }),
    )
  })

  it.each([
    [99, 5],
    [6, 5],
    [-3, 0],
  ])("an energy form that was saved on step %i is restored on step %i", (saved, step) => {
    assert.strictEqual(restored({ ...energy, step: saved }).step, step)
  })

  it("a saved energy form with an incomplete step before the current step is restored on the incomplete step", () => {
    assert.strictEqual(restored({ ...energy, selectedServices: [] }).step, 2)
    assert.strictEqual(restored({ ...energy, marketId: "" }).step, 3)
    assert.strictEqual(restored({ ...energy, concent: false }).step, 4)
  })

  it("a restored energy form loses only answers that are hidden, repeated or no longer offered, and answers that depend on them", () => {
    const withoutVarm = {
      ...energyConfig,
      optionsGroups: {
        ...energyConfig.optionsGroups,
        partners: { options: partners.options.filter(({ value }) => value !== "varm") },
      },
    }
    assert.deepStrictEqual(restored(energy, withoutVarm), { ...energy, selectedServices: ["otovo"] })
    const forRenters = {
      ...energyConfig,
      optionsGroups: {
        ...energyConfig.optionsGroups,
        objecttype: { options: objecttype.options.filter(({ value }) => value === "renter") },
      },
    }
    assert.deepStrictEqual(restored(energy, forRenters), {
      ...energy,
      step: 1,
      selectedProperty: "",
      selectedServices: [],
    })
    const renter = { ...energy, selectedProperty: "renter", selectedServices: [] }
    const forOwners = {
      ...energyConfig,
      optionsGroups: {
        ...energyConfig.optionsGroups,
        partners: { options: partners.options.filter(({ value }) => value !== "fuchsundeule") },
      },
    }
    assert.deepInclude(restored(renter, forOwners), { step: 1, selectedProperty: "" })
    const hidden = { ...energy, selectedProperty: "renter", selectedServices: ["varm", "fuchsundeule"] }
    assert.deepStrictEqual(restored(hidden).selectedServices, ["fuchsundeule"])
    const nothing = { ...energy, selectedProperty: "", selectedServices: ["varm"] }
    assert.deepStrictEqual(restored(nothing).selectedServices, [])
    const twice = { ...energy, selectedServices: ["varm", "varm"] }
    assert.deepStrictEqual(restored(twice).selectedServices, ["varm"])
  })

  it.each<[string, string, string, string]>([
    ["is no JSON", "Hallo", "", unreadable],
    ["has a fractional step number", JSON.stringify({ ...energy, step: 0.5 }), "step", unreadable],
    [
      "has an unknown property",
      JSON.stringify({ ...energy, selectedProperty: "castle" }),
      "selectedProperty",
      "Diese Auswahl gibt es nicht.",
    ],
    [
      "has a market that is a number",
      JSON.stringify({ ...energy, marketId: 1001 }),
      "marketId",
      "Diese Auswahl gibt es nicht.",
    ],
    [
      "has an unknown partner",
      JSON.stringify({ ...energy, selectedServices: ["varm", 5] }),
      "selectedServices.1",
      "Diese Auswahl gibt es nicht.",
    ],
  ])("a saved energy form that %s is rejected with a message", (_, text, path, message) => {
    assert.deepStrictEqual(problemsOf(restoreEnergyForm(energyConfig, text)), [[path, message]])
  })

  it("any stored text is restored as an energy form on an allowed step, or rejected with a German message", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), spoilt(energy)), (text) => {
        const result = restoreEnergyForm(energyConfig, text)
        for (const [, message] of problemsOf(result)) assert.match(message, isGerman)
        if (Result.isSuccess(result)) assert.isTrue(result.success.step >= 0 && result.success.step <= 5)
      }),
    )
  })
})
