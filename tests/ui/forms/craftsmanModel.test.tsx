// @vitest-environment happy-dom
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import { contactLabels } from "@heimwerk/core/forms/contactLabels.ts"
import { afterEach, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

import { ada } from "../../core/forms/samples.ts"
import { type CraftsmanOffer, craftsmanPages } from "../../support/oracles/craftsmanSteps.ts"
import { serverConfigs } from "../../support/oracles/formServer.ts"
import { cases } from "../../support/size.ts"
import { openCraftsman } from "./craftsmanPages.ts"
import { type Answer, checkFormOnPage, type FormOnPage } from "./formModel.ts"
import { dialog, heading } from "./formPage.ts"
import { closeShops } from "./formShop.tsx"

afterEach(closeShops)

const { areas, markets } = serverConfigs.craftsman
const titles: Readonly<Record<string, string>> = { badezimmer: "Badezimmer", dach: "Dach" }
const offer: CraftsmanOffer = {
  markets: Object.values(markets),
  areas: areas.map((area) => ({
    name: area.value,
    activities: area.activities.map(({ value }) => value),
    somethingElse: "etwas-anderes",
  })),
}

interface Options {
  readonly activities: ReadonlyArray<string>
  readonly note: string
}

/** The visitor's answers in the model, as plain strings. Deselected areas keep their answers. */
interface Answers {
  readonly market: string
  readonly areas: ReadonlyArray<string>
  readonly options: Readonly<Record<string, Options>>
  readonly contact: Readonly<Record<string, string>>
}

interface Kept {
  readonly marketId: string
  readonly roomIdsSelected: ReadonlyArray<string>
  readonly selectedRoomOptions: ReadonlyArray<{
    readonly area: string
    readonly activities: ReadonlyArray<string>
    readonly message: string
  }>
  readonly userData: Readonly<Record<string, string>>
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === "object" && kept !== null && "marketId" in kept
const flipped = (values: ReadonlyArray<string>, value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
const pagesOf = (answers: Answers) =>
  craftsmanPages(offer, {
    ...answers,
    options: Object.entries(answers.options).map(([area, options]) => ({ area, ...options })),
  })
const headings: Readonly<Record<string, string>> = {
  welcome: "Deine Vorteile im Überblick",
  market: "In welchem Markt möchtest du beraten werden?",
  rooms: "In welchen Bereichen brauchst du Hilfe?",
  contact: "Wie können wir dich erreichen?",
  summary: "Zusammenfassung",
  completion: "Vielen Dank für deine Anfrage",
}

const form: FormOnPage<Answers> = {
  key: "craftsman",
  open: openCraftsman,
  nothing: {
    market: "",
    areas: [],
    options: {},
    contact: Object.fromEntries(contactFields.map((f) => [f, ""])),
  },
  answersOf: (kept) => {
    if (!isKept(kept)) throw new Error("This is no craftsman form.")
    return {
      market: kept.marketId,
      areas: kept.roomIdsSelected,
      options: Object.fromEntries(
        kept.selectedRoomOptions.map(({ activities, area, message }) => [
          area,
          { activities, note: message },
        ]),
      ),
      contact: kept.userData,
    }
  },
  pages: (answers) =>
    pagesOf(answers).map(({ name }) => headings[name] ?? titles[name.replace("area ", "")] ?? name),
  gates: (answers) => pagesOf(answers).map(({ isOpen }) => isOpen),
  request: ({ areas: chosen, contact, market, options }) =>
    JSON.stringify({
      marketId: market,
      contact: Object.fromEntries(contactFields.map((field) => [field, contact[field]?.trim()])),
      rooms: ["badezimmer", "dach"]
        .filter((area) => chosen.includes(area))
        .map((area) => ({
          area,
          activities: options[area]?.activities ?? [],
          message: (options[area]?.note ?? "").trim(),
        })),
    }),
  edits: ["Projekt bearbeiten", "Kontaktdaten bearbeiten"],
}

const market = (name: string, id: string): Answer<Answers> => ({
  name: `market ${name}`,
  control: () => dialog().queryByRole("radio", { name: new RegExp(name, "u") }),
  mean: (before) => ({ ...before, market: id }),
})
const area = (value: string): Answer<Answers> => ({
  name: `area ${value}`,
  control: () =>
    dialog().queryByRole("checkbox", { name: new RegExp(`^${titles[value]} ?\\S*(Vom|Eindecken)`, "u") }),
  mean: (before) => ({ ...before, areas: flipped(before.areas, value) }),
})
const inArea = (value: string, find: () => HTMLElement | null) => () =>
  heading() === titles[value] ? find() : null
const changed = (before: Answers, value: string, change: (options: Options) => Options): Answers => ({
  ...before,
  options: { ...before.options, [value]: change(before.options[value] ?? { activities: [], note: "" }) },
})
const activity = (value: string, title: RegExp, name: string): Answer<Answers> => ({
  name: `${name} in ${value}`,
  control: inArea(value, () => dialog().queryByRole("checkbox", { name: title })),
  mean: (before) =>
    changed(before, value, ({ activities, note }) => ({ activities: flipped(activities, name), note })),
})
const note = (value: string, text: string): Answer<Answers> => ({
  name: `note '${text}' in ${value}`,
  control: inArea(value, () => dialog().queryByRole("textbox")),
  value: text,
  mean: (before) => changed(before, value, (options) => ({ ...options, note: text })),
})
const type = (field: (typeof contactFields)[number], value: string): Answer<Answers> => ({
  name: `type ${field} '${value}'`,
  control: () => dialog().queryByLabelText(contactLabels[field]),
  value,
  mean: (before) => ({ ...before, contact: { ...before.contact, [field]: value } }),
})

const complete = [
  market("Ehrenfeld", "520"),
  area("dach"),
  activity("dach", /^Etwas anderes/u, "etwas-anderes"),
  note("dach", " Gaube "),
  ...contactFields.map((field) => type(field, ada[field])),
]

describe("random visitor actions on the craftsman form", () => {
  it("random actions in the craftsman form skip no step, lose no answer, and send no request twice or with wrong data", () =>
    checkFormOnPage(
      form,
      complete,
      fc.constantFrom(
        market("Ehrenfeld", "520"),
        market("Kiel", "521"),
        area("badezimmer"),
        area("dach"),
        activity("dach", /^Flachdach/u, "flachdach-abdichten"),
        activity("dach", /^Etwas anderes/u, "etwas-anderes"),
        activity("badezimmer", /^Wände/u, "waende-und-boden-fliesen"),
        note("dach", ""),
        note("badezimmer", " Bitte bald "),
        type("email", "x"),
        type("email", ada.email),
        type("city", " Köln "),
        type("salute", "Divers"),
      ),
      cases(4, 40),
    ))
})
