import { assert, describe, it } from "@effect/vitest"
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import {
  changeContact,
  chooseMarket,
  chooseProperty,
  giveConsent,
  offerMarkets,
  toggleService,
} from "@heimwerk/core/forms/energy/answers.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { Partner, Property } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { choiceMessage, passes } from "@heimwerk/core/forms/energy/gates.ts"
import { energyHeader } from "@heimwerk/core/forms/energy/header.ts"
import {
  incentives,
  isHidden,
  offeredPartners,
  offeredProperties,
  partnerHint,
  partnerNames,
} from "@heimwerk/core/forms/energy/partners.ts"
import { back, edit, emptyEnergyForm, next, sent } from "@heimwerk/core/forms/energy/steps.ts"
import { energySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import * as fc from "fast-check"

import { openGates } from "../../support/oracles/energyGates.ts"
import { ada, contact, energyConfig, market } from "./samples.ts"

const summary: EnergyForm = {
  step: 5,
  marketId: market.id,
  marketName: market.name,
  userData: ada,
  selectedProperty: "house-owner",
  selectedServices: ["otovo", "varm"],
  concent: true,
  errors: [],
}
const at = (step: number): EnergyForm => ({ ...summary, step })

describe("the screens of the energy form", () => {
  it.each([0, 1, 2, 3, 4])(
    "'Weiter' on step %i of a completely answered energy form opens the next screen, and 'Zurück' opens the previous screen if there is one",
    (step) => {
      assert.strictEqual(next(at(step)).step, step + 1)
      assert.strictEqual(back(at(step)).step, Math.max(0, step - 1))
    },
  )

  it("the energy form reaches its completion screen only when it is sent from the summary, and does not change after that", () => {
    assert.strictEqual(next(summary), summary)
    assert.strictEqual(sent(summary).step, 6)
    assert.strictEqual(sent(at(4)).step, 4)
    assert.strictEqual(next(at(6)).step, 6)
    assert.strictEqual(back(at(6)).step, 6)
    assert.strictEqual(giveConsent(at(6), false).concent, true)
  })

  it("the energy form returns to the screen of the market choice when the chosen market no longer exists, and loses no other answer", () => {
    assert.strictEqual(offerMarkets(summary, [market]), summary)
    assert.strictEqual(offerMarkets(emptyEnergyForm, []), emptyEnergyForm)
    assert.deepStrictEqual(offerMarkets(summary, []), {
      ...summary,
      step: 3,
      marketId: "",
      marketName: "",
      errors: ["marketId"],
    })
  })

  it("the energy summary links back to screen 3 (services) and screen 4 (contact data)", () => {
    assert.strictEqual(edit(summary, 3).step, 2)
    assert.strictEqual(edit(summary, 4).step, 3)
    assert.strictEqual(edit(at(1), 4).step, 1)
  })

  it.each([
    [0, "Energieeffizientes Wohnen", "1/6", 1 / 6],
    [1, "Deine Anfrage", "2/6", 2 / 6],
    [5, "Deine Anfrage", "6/6", 1],
  ])(
    "the header of the energy form at step %i shows the title '%s', the step counter %s and the progress %d",
    (step, title, counter, progress) => {
      assert.deepStrictEqual(energyHeader({ step }), { title, steps: { counter, progress } })
    },
  )

  it("the completion screen of the energy form shows no step counter and no progress", () => {
    assert.deepStrictEqual(energyHeader({ step: 6 }), { title: "Deine Anfrage", steps: undefined })
  })
})

describe("conditions of the energy form screens", () => {
  it("'Weiter' in the energy form has no effect until the customer has chosen a property and a service, and a message asks for them", () => {
    const noProperty = { ...at(1), selectedProperty: "" as const }
    assert.strictEqual(next(noProperty), noProperty)
    assert.strictEqual(choiceMessage(noProperty), "Bitte wähle mindestens eine Sache aus.")
    const noService = { ...at(2), selectedServices: [] }
    assert.strictEqual(next(noService), noService)
    assert.strictEqual(choiceMessage(noService), "Bitte wähle mindestens eine Option aus.")
    assert.isUndefined(choiceMessage(at(1)))
    assert.isUndefined(choiceMessage({ ...at(4), concent: false }))
  })

  it("the contact screen of the energy form marks every invalid field, including the market", () => {
    const stuck = next({ ...emptyEnergyForm, step: 3 })
    assert.deepStrictEqual([stuck.step, stuck.errors], [3, [...contactFields, "marketId"]])
    const chosen = chooseMarket({ ...at(3), marketId: "", errors: ["marketId"] }, market)
    assert.deepStrictEqual([chosen.marketId, chosen.marketName, chosen.errors], [market.id, "Köln", []])
    assert.deepStrictEqual(changeContact(at(3), "phone", "1").errors, ["phone"])
  })

  it("'Weiter' in the energy form has no effect without the customer's consent", () => {
    const without = giveConsent(at(4), false)
    assert.strictEqual(next(without), without)
    assert.strictEqual(next(giveConsent(without, true)).step, 5)
  })

  it("the conditions of the energy screens match a reference implementation of the specification", () => {
    const text = (right: string) => fc.constantFrom(right, right, right, right, "", " ", "x")
    const forms = fc.record({
      step: fc.integer({ min: 0, max: 6 }),
      marketId: fc.constantFrom(market.id, "" as const),
      marketName: fc.constant(""),
      userData: fc.record({
        salute: text("Frau"),
        firstName: text("Ada"),
        lastName: text("Lovelace"),
        email: fc.oneof(
          text("ada@beispiel.de"),
          fc.string({ unit: fc.constantFrom(..."ab@.".split("")), maxLength: 8 }),
        ),
        phone: fc.oneof(
          text("0221"),
          fc.string({ unit: fc.constantFrom(..."01+-/ a".split("")), maxLength: 5 }),
        ),
        address: text("Domplatz 1"),
        postalCode: fc.oneof(
          text("50667"),
          fc.string({ unit: fc.constantFrom(..."01a ".split("")), maxLength: 6 }),
        ),
        city: text("Köln"),
      }),
      selectedProperty: fc.constantFrom("" as const, ...Property.literals),
      selectedServices: fc.subarray([...Partner.literals]),
      concent: fc.boolean(),
      errors: fc.constant([]),
    })
    fc.assert(
      fc.property(forms, (form) => {
        const expected = openGates({
          property: form.selectedProperty,
          services: form.selectedServices,
          market: form.marketId,
          contact: form.userData,
          consent: form.concent,
        })
        assert.deepStrictEqual(
          expected.map((_, step) => passes(form, step)),
          expected,
        )
      }),
      { numRuns: 3_000 },
    )
  })
})

describe("the partners of the energy form", () => {
  it.each([
    ["house-owner", []],
    ["apartment-owner", ["hansetherm", "otovo"]],
    ["renter", ["hansetherm", "otovo", "varm"]],
  ] as const)("for the property %s, the energy form offers every partner except %j", (property, hidden) => {
    assert.deepStrictEqual(
      Partner.literals.filter((partner) => isHidden(property, partner)),
      [...hidden],
    )
  })

  it("the energy form shows its partners in the order of the configuration, without hidden partners", () => {
    const shown = Property.literals.map((property) =>
      offeredPartners(energyConfig, property).map(({ value }) => value),
    )
    assert.deepStrictEqual(shown, [
      ["hansetherm", "otovo", "fuchsundeule", "varm"],
      ["fuchsundeule", "varm"],
      ["fuchsundeule"],
    ])
  })

  it("the energy form offers only the kinds of property that have a partner in the configuration", () => {
    const withPartners = (...wanted: ReadonlyArray<Partner>) => {
      const { optionsGroups } = energyConfig
      const options = optionsGroups.partners.options.filter(({ value }) => wanted.includes(value))
      const config = { ...energyConfig, optionsGroups: { ...optionsGroups, partners: { options } } }
      return offeredProperties(config).map(({ value }) => value)
    }
    assert.deepStrictEqual(withPartners(...Partner.literals), [...Property.literals])
    assert.deepStrictEqual(withPartners("hansetherm", "varm"), ["house-owner", "apartment-owner"])
    assert.deepStrictEqual(withPartners("otovo"), ["house-owner"])
  })

  it("the energy form adds and removes partners, but never adds a hidden partner", () => {
    const owner = chooseProperty(at(1), "apartment-owner")
    assert.deepStrictEqual(owner.selectedServices, [])
    assert.strictEqual(toggleService(owner, "otovo"), owner)
    const chosen = toggleService(owner, "varm")
    assert.deepStrictEqual(chosen.selectedServices, ["varm"])
    assert.deepStrictEqual(toggleService(chosen, "varm").selectedServices, [])
    assert.strictEqual(toggleService(emptyEnergyForm, "varm"), emptyEnergyForm)
  })

  it("the energy form tells flat owners and tenants which services they can order only with an authorisation by the owners of the house", () => {
    const hinted = Property.literals.flatMap((property) =>
      Partner.literals
        .filter((partner) => partnerHint(property, partner) !== undefined)
        .map((partner) => `${property} ${partner}`),
    )
    assert.deepStrictEqual(hinted, [
      "apartment-owner fuchsundeule",
      "apartment-owner varm",
      "renter fuchsundeule",
    ])
    assert.deepStrictEqual(
      [
        partnerHint("apartment-owner", "fuchsundeule"),
        partnerHint("renter", "fuchsundeule"),
        partnerHint("apartment-owner", "varm"),
      ],
      [
        "Als Wohnungseigentümer benötigst du für diesen Service die Bevollmächtigung der Eigentümergemeinschaft.",
        "Als Mieter benötigst du für diesen Service die Vollmacht des Hauseigentümers.",
        "Als Wohnungseigentümer muss die Beauftragung durch die Eigentümergemeinschaft oder einen Vertreter erfolgen.",
      ],
    )
  })

  it.each([
    [[], []],
    [["fuchsundeule"], ["coupon"]],
    [["varm"], ["coupon"]],
    [["hansetherm"], ["black-loyalty-card"]],
    [["otovo"], ["black-loyalty-card"]],
    [
      ["otovo", "varm"],
      ["coupon", "black-loyalty-card"],
    ],
  ] as const)("the chosen partners %j of the energy form give the bonuses %j", (partners, expected) => {
    assert.deepStrictEqual(incentives(partners), [...expected])
  })

  it("the partners of the energy form have display names", () => {
    assert.deepStrictEqual(Object.values(partnerNames), ["Hansetherm", "Otovo", "Fuchs und Eule", "Varm"])
  })
})

describe("an energy request", () => {
  it("an energy request contains the chosen partners and their bonuses", () => {
    assert.deepStrictEqual(energySubmission(summary, "token"), {
      marketId: market.id,
      contact,
      property: "house-owner",
      terms: true,
      partners: ["otovo", "varm"],
      incentives: ["coupon", "black-loyalty-card"],
      token: "token",
    })
  })

  it("an energy request contains each partner only once and no hidden partner, even if the stored form contains them", () => {
    const kept: EnergyForm = {
      ...summary,
      selectedProperty: "renter",
      selectedServices: ["varm", "fuchsundeule", "fuchsundeule"],
    }
    const submission = energySubmission(kept, "token")
    assert.deepStrictEqual([submission?.partners, submission?.incentives], [["fuchsundeule"], ["coupon"]])
  })

  it.each([
    ["with wrong contact data", { ...summary, userData: { ...ada, email: "ada" } }, "token"],
    ["without a service", { ...summary, selectedServices: [] }, "token"],
    ["without a token", summary, undefined],
    ["with an empty token", summary, ""],
    ["before the summary", at(4), "token"],
    ["after it was sent", at(6), "token"],
    ["without a market", { ...summary, marketId: "" as const }, "token"],
    ["without a property", { ...summary, selectedProperty: "" as const }, "token"],
    ["without the consent", { ...summary, concent: false }, "token"],
  ])("the energy form builds no request %s", (_, form, token) => {
    assert.isUndefined(energySubmission(form, token))
  })
})
