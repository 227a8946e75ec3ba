import { describe, it } from "@effect/vitest"
import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"
import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Effect } from "effect"
import * as fc from "fast-check"

import { type CraftsmanOffer, craftsmanPages } from "../../support/oracles/craftsmanSteps.ts"
import { serverConfigs } from "../../support/oracles/formServer.ts"
import type { Act } from "./formCommands.ts"
import { checkForm, type FormUnderTest } from "./formModel.ts"
import { ada } from "./samples.ts"

const { areas, markets } = serverConfigs.craftsman
const names = ["dach", "badezimmer", "kueche"] as const
const activities = [
  "dach-neu-eindecken",
  "bad-komplett-sanieren",
  "kueche-aufbauen",
  "etwas-anderes",
] as const

const offer: CraftsmanOffer = {
  markets: Object.values(markets),
  areas: areas.map((area) => ({
    name: area.value,
    activities: area.activities.map(({ value }) => value),
    somethingElse: "etwas-anderes",
  })),
}

interface Options {
  readonly chosen: ReadonlyArray<string>
  readonly note: string
}

/** The answers that the customer has given. Answers about a deselected area are kept. */
interface Answers {
  readonly market: string
  readonly areas: ReadonlyArray<string>
  readonly options: Readonly<Record<string, Options>>
  readonly contact: Readonly<Record<string, string>>
}

const fields = ["salute", "firstName", "lastName", "email", "phone", "address", "postalCode", "city"] as const
const contactOf = (data: ContactData) => Object.fromEntries(fields.map((field) => [field, data[field]]))
const none: Options = { chosen: [], note: "" }
const flipped = (values: ReadonlyArray<string>, value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
const areaCalled = (name: string) =>
  areas.find(({ value }) => value === name) ?? { value: name, title: name, activities: [] }

const form: FormUnderTest<Answers, CraftsmanForm, CraftsmanConfig> = {
  nothing: {
    market: "",
    areas: [],
    options: {},
    contact: Object.fromEntries(fields.map((field) => [field, ""])),
  },
  commands: (tab) => tab.craftsman(),
  state: (tab) => tab.craftsmanState,
  positionOf: ({ page }) => page,
  answersOf: ({ marketId, roomIdsSelected, selectedRoomOptions, userData }) => ({
    market: marketId,
    areas: roomIdsSelected,
    options: Object.fromEntries(
      selectedRoomOptions.map((options) => [
        options.area,
        { chosen: options.activities, note: options.message },
      ]),
    ),
    contact: contactOf(userData),
  }),
  gates: (answers) =>
    craftsmanPages(offer, {
      ...answers,
      options: Object.entries(answers.options).map(([area, { chosen, note }]) => ({
        area,
        activities: chosen,
        note,
      })),
    }).map(({ isOpen }) => isOpen),
  request: (answers) =>
    JSON.stringify({
      marketId: answers.market,
      contact: Object.fromEntries(fields.map((field) => [field, answers.contact[field]?.trim()])),
      rooms: ["badezimmer", "kueche", "dach"]
        .filter((name) => answers.areas.includes(name))
        .map((area) => ({
          area,
          activities: answers.options[area]?.chosen ?? [],
          message: (answers.options[area]?.note ?? "").trim(),
        })),
    }),
}

const inMarket = (id: string): Act<Answers> => ({
  name: `market ${id}`,
  mean: (before) => ({ ...before, market: id }),
  run: (tab) => tab.craftsman().chooseMarket(MarketId.make(id)),
})

const area = (name: string): Act<Answers> => ({
  name: `area ${name}`,
  mean: (before) => ({ ...before, areas: flipped(before.areas, name) }),
  run: (tab) => tab.craftsman().toggleArea(areaCalled(name)),
})

const changed = (before: Answers, name: string, change: (options: Options) => Options): Answers => ({
  ...before,
  options: { ...before.options, [name]: change(before.options[name] ?? none) },
})

/**
 * Selects or deselects an activity of an area. The form must offer this activity, because a page shows no
 * others.
 */
const activity = (name: string, value: string): Act<Answers> => ({
  name: `${value} in ${name}`,
  mean: (before) =>
    changed(before, name, (options) => ({ ...options, chosen: flipped(options.chosen, value) })),
  run: (tab) => tab.craftsman().toggleActivity(areaCalled(name), value),
})

const note = (name: string, text: string): Act<Answers> => ({
  name: `note '${text}' in ${name}`,
  mean: (before) => changed(before, name, (options) => ({ ...options, note: text })),
  run: (tab) => tab.craftsman().writeNote(areaCalled(name), text),
})

const type = (field: (typeof fields)[number], text: string): Act<Answers> => ({
  name: `type ${field} '${text}'`,
  mean: (before) => ({ ...before, contact: { ...before.contact, [field]: text } }),
  run: (tab) => tab.craftsman().changeContact(field, text),
})

const edit = (what: "project" | "contact"): Act<Answers> => ({
  name: `edit ${what}`,
  mean: (before) => before,
  run: (tab) => tab.craftsman().edit(what),
})

const all = (name: string, acts: ReadonlyArray<Act<Answers>>): Act<Answers> => ({
  name,
  mean: (before) => acts.reduce((answers, act) => act.mean(answers), before),
  run: (tab) => Effect.forEach(acts, (act) => act.run(tab), { discard: true }),
})

const everything = fc
  .constantFrom(...names)
  .map((name) =>
    all(`everything for ${name}`, [
      inMarket("520"),
      area(name),
      activity(name, "etwas-anderes"),
      note(name, " Bitte bald "),
      ...fields.map((field) => type(field, ada[field])),
    ]),
  )

const offeredActivity = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...activities))
  .filter(([name, value]) => areaCalled(name).activities.some((one) => one.value === value))
  .map(([name, value]) => activity(name, value))

describe("any order of actions in the craftsman form on an unreliable network", () => {
  it.effect(
    "on an unreliable network, the craftsman form skips no page and loses no answer, and the server accepts no request twice or with wrong data",
    () =>
      checkForm(
        form,
        everything,
        [
          fc.constantFrom("520", "521", "530").map(inMarket),
          fc.constantFrom(...names, "keller").map(area),
          offeredActivity,
          fc
            .tuple(fc.constantFrom(...names), fc.constantFrom("", " ", " Gaube "))
            .map(([name, text]) => note(name, text)),
          fc.constantFrom("project" as const, "contact" as const).map(edit),
          fc
            .tuple(fc.constantFrom(...fields), fc.constantFrom("", " ", "x", " Köln "))
            .map(([field, text]) => type(field, text)),
        ],
        200,
      ),
  )
})
