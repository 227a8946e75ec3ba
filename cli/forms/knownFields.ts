import { contactFields } from "@heimwerk/core/forms/contactFields.ts"
import type { Problem } from "@heimwerk/core/forms/InvalidFormData.ts"
import { editDistance } from "@heimwerk/core/search/editDistance.ts"

/** The forms whose input support staff can check. */
export const formNames = ["craftsman", "energy", "feedback"] as const
export type FormName = (typeof formNames)[number]

/** The keys of an object and of the objects in it. `true` is a value without keys. */
interface Shape {
  readonly [key: string]: Shape | true
}

const names = (keys: ReadonlyArray<string>): Shape => Object.fromEntries(keys.map((key) => [key, true]))

const person = names(contactFields)

/** The fields of a form's stored state (forms and markets 3.1, 3.3; storefront 3), and the bot-check token. */
const shapes: Readonly<Record<FormName, Shape>> = {
  craftsman: {
    ...names(["marketId", "roomIdsSelected", "page", "errors", "token"]),
    userData: person,
    selectedRoomOptions: names(["area", "activities", "message"]),
  },
  energy: {
    ...names(["marketId", "marketName", "selectedProperty", "selectedServices", "concent", "step", "errors"]),
    token: true,
    userData: person,
  },
  feedback: names(["type", "message", "source", "environment", "token"]),
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Makes the problem of an unknown field, and names the field that was perhaps meant. */
export const unknownField = (path: ReadonlyArray<string>, known: ReadonlyArray<string>): Problem => {
  const typed = path.at(-1) ?? ""
  const [nearest] = known
    .map((name) => ({ name, slips: editDistance(typed.toLowerCase(), name.toLowerCase(), 2) ?? Infinity }))
    .filter(({ slips }) => slips < Infinity)
    .toSorted((a, b) => a.slips - b.slips)
  const question = nearest === undefined ? "" : ` Meintest du „${nearest.name}“?`
  return { path, message: `Dieses Feld kennt das Formular nicht.${question}` }
}

const unknownIn = (value: unknown, shape: Shape, path: ReadonlyArray<string>): ReadonlyArray<Problem> => {
  if (Array.isArray(value))
    return value.flatMap((each, index) => unknownIn(each, shape, [...path, String(index)]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (known === undefined) return [unknownField([...path, key], Object.keys(shape))]
    return known === true ? [] : unknownIn(inner, known, [...path, key])
  })
}

/** Returns a problem for each key of a form's state that the form does not have. */
export const unknownFields = (form: FormName, state: unknown): ReadonlyArray<Problem> =>
  unknownIn(state, shapes[form], [])
