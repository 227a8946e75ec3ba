import type { Problem } from "@heimwerk/core/forms/InvalidFormData.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { type FormRequest, makeFormRequest } from "./formRequest.ts"
import { brokenRule, ruleOf } from "./fieldRules.ts"
import type { FormName } from "./knownFields.ts"
import { type ReadForm, readForm } from "./readForm.ts"
import { bodyFieldName } from "./sentBody.ts"

/** A problem of a form as support staff read it. */
interface CheckedField {
  /** Path of the field in the form's state. */
  readonly path: ReadonlyArray<string>
  /** Name of the field in the file: in the stored state or in the sent body. */
  readonly field: string
  /** The message that the visitor sees. */
  readonly message: string
  /** The broken rule with the typed value. */
  readonly rule: string
  readonly source: string
}

/** A checked form: all its problems, and its request if there are no problems. */
interface CheckedForm {
  readonly kind: ReadForm["kind"]
  readonly state: unknown
  readonly problems: ReadonlyArray<CheckedField>
  readonly request: FormRequest
}

/** Returns the value at a path, or `undefined`. */
const valueAt = (value: unknown, path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? Object.getOwnPropertyDescriptor(inner, key)?.value
        : undefined,
    value,
  )

/** Checks a form in any of its formats: names and encoding first, then the rules of the form. */
export const checkForm = Effect.fnUntraced(function* (form: FormName, text: string, name: string) {
  const read = readForm(form, text)
  if (read === undefined) {
    return yield* new NoAnswer({
      message: `${name} enthält weder JSON noch den Inhalt einer Anfrage. Ein Muster zeigt: heimwerk forms template ${form}`,
    })
  }
  const request = yield* makeFormRequest(form, read.state)
  const { kind, state } = read
  const own = read.problems.map(({ message, path }): CheckedField => ({
    path,
    field: path.join("."),
    message,
    rule: ruleOf([]).rule,
    source: ruleOf([]).source,
  }))
  const found = request.problems.map(({ message, path }: Problem): CheckedField => ({
    path,
    field: kind === "body" ? bodyFieldName(path) : path.join("."),
    message,
    rule: brokenRule(path, valueAt(state, path)),
    source: ruleOf(path).source,
  }))
  return { kind, state, problems: [...own, ...found], request } satisfies CheckedForm
})
