import { assert, describe, it } from "@effect/vitest"
import type { AreaOptions } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { energySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import { Partner, Property } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { craftsmanEntries, energyEntries, type FormEntries } from "@heimwerk/core/forms/payload.ts"

import { ada, contact, market } from "./samples.ts"

const contactEntries = [
  ["formfield-email", "ada@beispiel.de"],
  ["formfield-salutation", "Frau"],
  ["formfield-firstname", "Ada"],
  ["formfield-lastname", "Lovelace"],
  ["formfield-telephone", "0221/123-45"],
  ["formfield-street", "Domplatz 1"],
  ["formfield-postalcode", "50667"],
  ["formfield-city", "Köln"],
]
const request = { marketId: market.id, contact, token: "token" }

const bathRoom = (message: string): AreaOptions => ({
  area: "badezimmer",
  activities: ["duschkabine", "fliesen"],
  message,
})
const roof = (message: string): AreaOptions => ({ area: "dach", activities: ["dachrinne"], message })
const garden = (message: string): AreaOptions => ({ area: "garten", activities: ["etwas-anderes"], message })

const same = (actual: FormEntries, expected: ReadonlyArray<ReadonlyArray<string>>) =>
  assert.deepStrictEqual<ReadonlyArray<ReadonlyArray<string>>>(actual, expected)

describe("the body of a craftsman request", () => {
  it.each([
    [
      "one area without a note",
      [bathRoom("")],
      '[{"area":"badezimmer","activities":["duschkabine","fliesen"],"message":""}]',
    ],
    [
      "one area with a note",
      [garden('Teich, 3 m "tief"\nund ein Steg & mehr')],
      '[{"area":"garten","activities":["etwas-anderes"],"message":"Teich, 3 m \\"tief\\"\\nund ein Steg & mehr"}]',
    ],
    [
      "three areas, some with a note",
      [bathRoom("Erdgeschoss"), roof(""), garden("Teich")],
      '[{"area":"badezimmer","activities":["duschkabine","fliesen"],"message":"Erdgeschoss"},' +
        '{"area":"dach","activities":["dachrinne"],"message":""},' +
        '{"area":"garten","activities":["etwas-anderes"],"message":"Teich"}]',
    ],
  ])("the body of a craftsman request has every field, with the areas as JSON: %s", (_, rooms, json) => {
    same(craftsmanEntries({ ...request, rooms }), [
      ...contactEntries,
      ["market-id", "1001"],
      ["rooms", json],
      ["id", "craftsmanservice"],
      ["token", "token"],
    ])
  })
})

/**
 * The partners that may be chosen for each property, and the bonus of each partner (forms and markets 5.3
 * and 4.2).
 */
const offered: Readonly<Record<Property, ReadonlyArray<Partner>>> = {
  "house-owner": ["hansetherm", "otovo", "fuchsundeule", "varm"],
  "apartment-owner": ["fuchsundeule", "varm"],
  renter: ["fuchsundeule"],
}
const bonus: Readonly<Record<Partner, string>> = {
  hansetherm: "black-loyalty-card",
  otovo: "black-loyalty-card",
  fuchsundeule: "coupon",
  varm: "coupon",
}

const subsets = <A>([first, ...rest]: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  first === undefined ? [[]] : subsets(rest).flatMap((subset) => [subset, [first, ...subset]])

const combinations = Property.literals.flatMap((property) =>
  subsets(Partner.literals).map((partners) => [property, partners] as const),
)

describe("the body of an energy request", () => {
  it("the tests of the energy form's partners cover all 48 combinations of a property and a set of partners", () => {
    assert.lengthOf(combinations, 48)
  })

  it.each(combinations)(
    "for the property %s and the chosen partners %j, the body of an energy request contains only the offered partners and their bonuses",
    (property, partners) => {
      const submission = energySubmission(
        {
          step: 5,
          marketId: market.id,
          marketName: market.name,
          userData: ada,
          selectedProperty: property,
          selectedServices: partners,
          concent: true,
          errors: [],
        },
        "token",
      )
      const kept = partners.filter((partner) => offered[property].includes(partner))
      if (submission === undefined) return assert.deepStrictEqual(kept, [])
      const bonuses = ["coupon", "black-loyalty-card"].filter((name) =>
        kept.some((partner) => bonus[partner] === name),
      )
      assert.isNotEmpty(kept)
      same(energyEntries(submission), [
        ...contactEntries,
        ["market-id", "1001"],
        ["formfield-objecttype", property],
        ["formfield-incentives-terms", "1"],
        ...kept.map((partner) => ["formfield-partners", partner]),
        ...bonuses.map((name) => ["formfield-incentives", name]),
        ["id", "energetictransformation"],
        ["token", "token"],
      ])
    },
  )

  it("the body of an energy request contains 0 for terms that were not accepted", () => {
    const entries = energyEntries({
      ...request,
      property: "renter",
      terms: false,
      partners: ["fuchsundeule"],
      incentives: ["coupon"],
    })
    assert.deepInclude(entries, ["formfield-incentives-terms", "0"])
  })
})
