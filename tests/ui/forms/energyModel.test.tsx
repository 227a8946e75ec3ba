// @vitest-environment happy-dom
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import { contactLabels } from "@heimwerk/core/forms/contactLabels.ts"
import { afterEach, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

import { EnergyForm } from "../../../ui/pages/services/energy/EnergyForm.tsx"
import { ada } from "../../core/forms/samples.ts"
import { openGates } from "../../support/oracles/energyGates.ts"
import { cases } from "../../support/size.ts"
import { loadScripts } from "./craftsmanPages.ts"
import { type Answer, checkFormOnPage, type FormOnPage } from "./formModel.ts"
import { dialog } from "./formPage.ts"
import { closeShops, formShop } from "./formShop.tsx"

afterEach(closeShops)

const properties = {
  "house-owner": "Hauseigentum",
  "apartment-owner": "Wohnungseigentum",
  renter: "Miete",
} as const
const partners = {
  hansetherm: "Hansetherm",
  otovo: "Otovo",
  fuchsundeule: "Fuchs und Eule",
  varm: "Varm",
} as const

/** The visitor's answers in the model, as plain values. */
interface Answers {
  readonly property: keyof typeof properties | ""
  readonly services: ReadonlyArray<string>
  readonly market: string
  readonly consent: boolean
  readonly contact: Readonly<Record<string, string>>
}

interface Kept {
  readonly marketId: string
  readonly selectedProperty: Answers["property"]
  readonly selectedServices: ReadonlyArray<string>
  readonly concent: boolean
  readonly userData: Readonly<Record<string, string>>
}

const isKept = (kept: unknown): kept is Kept => typeof kept === "object" && kept !== null && "concent" in kept
const isAny = (services: ReadonlyArray<string>, ...wanted: ReadonlyArray<string>) =>
  services.some((service) => wanted.includes(service))

const form: FormOnPage<Answers> = {
  key: "energy",
  open: async () => {
    await loadScripts()
    const shop = formShop(EnergyForm)
    await shop.open()
    return shop
  },
  nothing: {
    property: "",
    services: [],
    market: "",
    consent: false,
    contact: Object.fromEntries(contactFields.map((field) => [field, ""])),
  },
  answersOf: (kept) => {
    if (!isKept(kept)) throw new Error("This is no energy form.")
    const { concent, marketId, selectedProperty, selectedServices, userData } = kept
    return {
      property: selectedProperty,
      services: selectedServices,
      market: marketId,
      consent: concent,
      contact: userData,
    }
  },
  pages: () => [
    "Deine Vorteile im Überblick",
    "Für welche Immobilie interessierst du dich?",
    "Für welchen Service interessierst du dich?",
    "Dein Heimwerk Baumarkt",
    "Deine Vorteile",
    "Zusammenfassung",
    "Vielen Dank für deine Anfrage",
  ],
  gates: (answers) => openGates(answers),
  request: ({ consent, contact, market, property, services }) =>
    JSON.stringify({
      marketId: market,
      contact: Object.fromEntries(contactFields.map((field) => [field, contact[field]?.trim()])),
      property,
      terms: consent,
      partners: services,
      incentives: [
        ...(isAny(services, "fuchsundeule", "varm") ? ["coupon"] : []),
        ...(isAny(services, "hansetherm", "otovo") ? ["black-loyalty-card"] : []),
      ],
    }),
  edits: ["Services bearbeiten", "Kontaktdaten bearbeiten"],
}

const choose = (property: keyof typeof properties): Answer<Answers> => ({
  name: `choose ${property}`,
  // A radio button that is already selected is skipped, because clicking it changes nothing.
  control: () => {
    const radio = dialog().queryByRole<HTMLInputElement>("radio", {
      name: new RegExp(`^${properties[property]}`, "u"),
    })
    return radio?.checked === true ? null : radio
  },
  mean: (before) => ({ ...before, property, services: [] }),
})
const toggle = (partner: keyof typeof partners): Answer<Answers> => ({
  name: `toggle ${partner}`,
  control: () => dialog().queryByRole("checkbox", { name: new RegExp(partners[partner], "u") }),
  mean: (before) => ({
    ...before,
    services: before.services.includes(partner)
      ? before.services.filter((service) => service !== partner)
      : [...before.services, partner],
  }),
})
const consent: Answer<Answers> = {
  name: "consent",
  control: () => dialog().queryByRole("checkbox", { name: /^Ich bin damit einverstanden/u }),
  mean: (before) => ({ ...before, consent: !before.consent }),
}
const market = (id: string): Answer<Answers> => ({
  name: `market ${id}`,
  control: () => dialog().queryByLabelText("Bitte Markt auswählen"),
  value: id,
  mean: (before) => ({ ...before, market: id }),
})
const type = (field: (typeof contactFields)[number], value: string): Answer<Answers> => ({
  name: `type ${field} '${value}'`,
  control: () => dialog().queryByLabelText(contactLabels[field]),
  value,
  mean: (before) => ({ ...before, contact: { ...before.contact, [field]: value } }),
})

const complete = [
  choose("apartment-owner"),
  toggle("varm"),
  market("521"),
  ...contactFields.map((field) => type(field, ada[field])),
  consent,
]

describe("random visitor actions on the energy form", () => {
  it("random actions in the energy form skip no screen, lose no answer, and send no request twice or with wrong data", () =>
    checkFormOnPage(
      form,
      complete,
      fc.constantFrom(
        choose("house-owner"),
        choose("apartment-owner"),
        choose("renter"),
        toggle("hansetherm"),
        toggle("otovo"),
        toggle("fuchsundeule"),
        toggle("varm"),
        consent,
        market("520"),
        type("email", "x"),
        type("email", ada.email),
        type("city", " Köln "),
        type("salute", "Divers"),
      ),
      cases(4, 40),
    ))
})
