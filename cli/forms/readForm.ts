import type { FormEntries } from "@heimwerk/core/forms/payload.ts"
import type { Problem } from "@heimwerk/core/forms/InvalidFormData.ts"

import { type FormName, unknownFields } from "./knownFields.ts"
import { bodyIds, readBody, readFeedbackBody } from "./sentBody.ts"

/** A form that support staff check: the state that a page stores, or the body that a page sent. */
export interface ReadForm {
  readonly kind: "state" | "body"
  readonly state: unknown
  /** Fields with a wrong name or a wrong encoding. The rules of the form are checked later. */
  readonly problems: ReadonlyArray<Problem>
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * Returns the parsed JSON of a text as the property `value`. Returns `undefined` if the text is not valid
 * JSON.
 */
const jsonOf = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const isBody = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.keys(value).some((key) => key.startsWith("formfield-") || key === "captchaToken")

/** Returns the fields of a JSON body. A list is a field with several values. */
const entriesOf = (body: Readonly<Record<string, unknown>>): FormEntries =>
  Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, typeof each === "string" ? each : JSON.stringify(each)] as const),
  )

/** Parses a text as JSON, as a form body, or as the JSON of `forms payload --json`, which contains a body. */
const parsed = (
  text: string,
): { readonly entries: FormEntries } | { readonly value: unknown } | undefined => {
  const json = jsonOf(text)
  if (json === undefined) {
    return /^[\w-]+=/u.test(text) ? { entries: [...new URLSearchParams(text)] } : undefined
  }
  const { value } = json
  return isObject(value) && typeof value["body"] === "string" && "contentType" in value
    ? parsed(value["body"])
    : isBody(value) && !("captchaToken" in value)
      ? { entries: entriesOf(value) }
      : json
}

/** Returns the form whose fields a text contains, or `undefined`. */
export const formOf = (text: string): FormName | undefined => {
  const read = parsed(text)
  if (read === undefined) return undefined
  if ("entries" in read) {
    const id = read.entries.find(([name]) => name === "id")?.[1]
    return id === bodyIds.craftsman ? "craftsman" : id === bodyIds.energy ? "energy" : undefined
  }
  const keys = new Set(isObject(read.value) ? Object.keys(read.value) : [])
  if (keys.has("selectedRoomOptions") || keys.has("roomIdsSelected")) return "craftsman"
  if (keys.has("selectedProperty") || keys.has("selectedServices") || keys.has("concent")) return "energy"
  return keys.has("message") ? "feedback" : undefined
}

/**
 * Reads a form from the state that a page stores (JSON) or from the body that it sent (form-encoded or JSON).
 * Returns `undefined` for a text that is neither.
 */
export const readForm = (form: FormName, text: string): ReadForm | undefined => {
  const read = parsed(text.replace(/^\uFEFF/u, "").trim())
  if (read === undefined) return undefined
  if ("entries" in read) {
    if (form !== "feedback") return { kind: "body", ...readBody(form, read.entries) }
    const state = Object.fromEntries(read.entries)
    return { kind: "body", state, problems: unknownFields(form, state) }
  }
  if (form === "feedback" && isBody(read.value)) {
    const { problems, state } = readFeedbackBody(read.value)
    return { kind: "body", state, problems: [...unknownFields(form, state), ...problems] }
  }
  return { kind: "state", state: read.value, problems: unknownFields(form, read.value) }
}
