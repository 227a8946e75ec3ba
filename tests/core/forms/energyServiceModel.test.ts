import { describe, it } from "@effect/vitest"
import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"
import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import type { EnergyForm } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect } from "effect"
import * as fc from "fast-check"

import { openGates } from "../../support/oracles/energyGates.ts"
import type { Act } from "./formCommands.ts"
import { checkForm, type FormUnderTest } from "./formModel.ts"
import { ada } from "./samples.ts"

const properties = ["house-owner", "apartment-owner", "renter"] as const
const partners = ["hansetherm", "otovo", "fuchsundeule", "varm"] as const
const offered = {
  "": "",
  "house-owner": "hansetherm otovo fuchsundeule varm",
  "apartment-owner": "fuchsundeule varm",
  renter: "fuchsundeule",
}

/** The answers that the customer has given. */
interface Answers {
  readonly property: keyof typeof offered
  readonly services: ReadonlyArray<string>
  readonly market: string
  readonly consent: boolean
  readonly contact: Readonly<Record<string, string>>
}

const fields = ["salute", "firstName", "lastName", "email", "phone", "address", "postalCode", "city"] as const
const contactOf = (data: ContactData) => Object.fromEntries(fields.map((field) => [field, data[field]]))
const bonusOf = (services: ReadonlyArray<string>) => [
  ...(services.some((service) => ["fuchsundeule", "varm"].includes(service)) ? ["coupon"] : []),
  ...(services.some((service) => ["hansetherm", "otovo"].includes(service)) ? ["black-loyalty-card"] : []),
]

const form: FormUnderTest<Answers, EnergyForm, EnergyConfig> = {
  nothing: {
    property: "",
    services: [],
    market: "",
    consent: false,
    contact: Object.fromEntries(fields.map((field) => [field, ""])),
  },
  commands: (tab) => tab.energy(),
  state: (tab) => tab.energyState,
  positionOf: ({ step }) => step,
  answersOf: ({ concent, marketId, selectedProperty, selectedServices, userData }) => ({
    property: selectedProperty,
    services: selectedServices,
    market: marketId,
    consent: concent,
    contact: contactOf(userData),
  }),
  gates: (answers) => openGates(answers),
  request: ({ consent, contact, market, property, services }) =>
    JSON.stringify({
      marketId: market,
      contact: Object.fromEntries(fields.map((field) => [field, contact[field]?.trim()])),
      property,
      terms: consent,
      partners: services,
      incentives: bonusOf(services),
    }),
}

const choose = (property: (typeof properties)[number]): Act<Answers> => ({
  name: `choose ${property}`,
  mean: (before) => ({ ...before, property, services: [] }),
  run: (tab) => tab.energy().chooseProperty(property),
})

const toggle = (partner: (typeof partners)[number]): Act<Answers> => ({
  name: `toggle ${partner}`,
  mean: (before) => {
    if (!offered[before.property].split(" ").includes(partner)) return before
    return {
      ...before,
      services: before.services.includes(partner)
        ? before.services.filter((service) => service !== partner)
        : [...before.services, partner],
    }
  },
  run: (tab) => tab.energy().toggleService(partner),
})

const type = (field: (typeof fields)[number], text: string): Act<Answers> => ({
  name: `type ${field} '${text}'`,
  mean: (before) => ({ ...before, contact: { ...before.contact, [field]: text } }),
  run: (tab) => tab.energy().changeContact(field, text),
})

const consent = (isGiven: boolean): Act<Answers> => ({
  name: `consent ${isGiven}`,
  mean: (before) => ({ ...before, consent: isGiven }),
  run: (tab) => tab.energy().giveConsent(isGiven),
})

const inMarket = (id: string): Act<Answers> => ({
  name: `market ${id}`,
  mean: (before) => ({ ...before, market: id }),
  run: (tab) => tab.energy().chooseMarket({ id: MarketId.make(id), name: `Markt ${id}` }),
})

const edit = (screen: 3 | 4): Act<Answers> => ({
  name: `edit screen ${screen}`,
  mean: (before) => before,
  run: (tab) => tab.energy().edit(screen),
})

const all = (name: string, acts: ReadonlyArray<Act<Answers>>): Act<Answers> => ({
  name,
  mean: (before) => acts.reduce((answers, act) => act.mean(answers), before),
  run: (tab) => Effect.forEach(acts, (act) => act.run(tab), { discard: true }),
})

const everything = fc
  .constantFrom(...properties)
  .map((property) =>
    all(`everything as ${property}`, [
      choose(property),
      toggle("fuchsundeule"),
      inMarket("520"),
      consent(true),
      ...fields.map((field) => type(field, ada[field])),
    ]),
  )

describe("any order of actions in the energy form on an unreliable network", () => {
  it.effect(
    "on an unreliable network, the energy form skips no screen and loses no answer, and the server accepts no request twice or with wrong data",
    () =>
      checkForm(
        form,
        everything,
        [
          fc.constantFrom(...properties).map(choose),
          fc.constantFrom(...partners).map(toggle),
          fc.boolean().map(consent),
          fc.constantFrom("520", "521").map(inMarket),
          fc.constantFrom(3 as const, 4 as const).map(edit),
          fc
            .tuple(fc.constantFrom(...fields), fc.constantFrom("", " ", "x", " Köln "))
            .map(([field, text]) => type(field, text)),
        ],
        200,
      ),
  )
})
