import { marketFieldName, contactFieldNames, energyFieldNames } from "@heimwerk/core/forms/payload.ts"
import type { FormEntries } from "@heimwerk/core/forms/payload.ts"
import { incentives as incentivesOf } from "@heimwerk/core/forms/energy/partners.ts"
import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import type { Problem } from "@heimwerk/core/forms/InvalidFormData.ts"
import { Partner } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import * as Schema from "effect/Schema"

import { unknownField } from "./knownFields.ts"

/** A form read from a sent body: its state, and the problems of the body itself. */
interface ReadBody {
  readonly state: unknown
  readonly problems: ReadonlyArray<Problem>
}

/** Value of the field `id` in the body of each request form (forms and markets 3.2, 3.3). */
export const bodyIds = { craftsman: "craftsmanservice", energy: "energetictransformation" } as const

const { incentives, partners, property, terms } = energyFieldNames

const common = [...Object.values(contactFieldNames), marketFieldName, "id", "token"]
const known = {
  craftsman: [...common, "rooms"],
  energy: [...common, property, terms, partners, incentives],
} as const

const repeated = new Set<string>([partners, incentives])

const first = (entries: FormEntries, name: string): string =>
  entries.find((entry) => entry[0] === name)?.[1] ?? ""

const all = (entries: FormEntries, name: string): ReadonlyArray<string> =>
  entries.flatMap((entry) => (entry[0] === name ? [entry[1]] : []))

const problem = (name: string, message: string): Problem => ({ path: [name], message })

/** Finds unknown and repeated fields, a missing token, and a body of another form. */
const nameProblems = (form: "craftsman" | "energy", entries: FormEntries): ReadonlyArray<Problem> => {
  const names = entries.map(([name]) => name)
  const own: ReadonlyArray<string> = known[form]
  const id = first(entries, "id")
  return [
    ...[...new Set(names)].filter((name) => !own.includes(name)).map((name) => unknownField([name], own)),
    ...[...new Set(names.filter((name, index) => names.indexOf(name) !== index && !repeated.has(name)))].map(
      (name) => problem(name, "Dieses Feld steht mehrfach da."),
    ),
    ...(id === bodyIds[form] ? [] : [problem("id", `Hier muss ${bodyIds[form]} stehen.`)]),
    ...(first(entries, "token") === "" ? [problem("token", "Der Token der Bot-Prüfung fehlt.")] : []),
  ]
}

const parsedRooms = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isPartner = Schema.is(Partner)

const energyProblems = (entries: FormEntries): ReadonlyArray<Problem> => {
  const expected = incentivesOf(all(entries, partners).filter(isPartner))
  const sent = all(entries, incentives)
  return [
    ...(["0", "1"].includes(first(entries, terms)) ? [] : [problem(terms, "Hier muss 0 oder 1 stehen.")]),
    ...(sent.join() === expected.join()
      ? []
      : [
          problem(
            incentives,
            `Zu diesen Partnern gehört: ${expected.length === 0 ? "kein Bonus" : expected.join(", ")}.`,
          ),
        ]),
  ]
}

/** Reads the fields of a sent craftsman or energy request back into the state of its form. */
export const readBody = (form: "craftsman" | "energy", entries: FormEntries): ReadBody => {
  const contact = {
    userData: Object.fromEntries(
      contactFields.map((field) => [field, first(entries, contactFieldNames[field])]),
    ),
    marketId: first(entries, marketFieldName),
  }
  const problems = nameProblems(form, entries)
  if (form === "energy") {
    const state = {
      ...contact,
      selectedProperty: first(entries, property),
      selectedServices: all(entries, partners),
      concent: first(entries, terms) === "1",
    }
    return { state, problems: [...problems, ...energyProblems(entries)] }
  }
  const rooms = parsedRooms(first(entries, "rooms"))
  return Array.isArray(rooms)
    ? { state: { ...contact, selectedRoomOptions: rooms }, problems }
    : {
        state: contact,
        problems: [...problems, problem("rooms", "Hier muss eine Liste der Bereiche als JSON stehen.")],
      }
}

/**
 * Reads sent feedback back into the state of its form. Body and state differ only in the name of the
 * bot-check token.
 */
export const readFeedbackBody = ({ captchaToken, ...body }: Readonly<Record<string, unknown>>): ReadBody => ({
  state: { ...body, token: captchaToken },
  problems: captchaToken === "" ? [problem("captchaToken", "Der Token der Bot-Prüfung fehlt.")] : [],
})

/** Returns the name of a field in the sent body, for the path of a problem in the form's state. */
export const bodyFieldName = (path: ReadonlyArray<string>): string => {
  const [head = "", field = ""] = path
  const contact = contactFields.find((each) => head === "userData" && each === field)
  if (contact !== undefined) return contactFieldNames[contact]
  const names: ReadonlyMap<string, string> = new Map([
    ["marketId", marketFieldName],
    ["selectedProperty", property],
    ["selectedServices", partners],
    ["concent", terms],
    ["roomIdsSelected", "rooms"],
    ["selectedRoomOptions", "rooms"],
  ])
  return [names.get(head) ?? head, ...path.slice(1)].join(".")
}
