import { contactFields } from "@heimwerk/core/forms/contactFields.ts"

import { ruleOf } from "../forms/fieldRules.ts"
import { type FormName } from "../forms/knownFields.ts"
import type { Explanation, Step } from "./Explanation.ts"

/** The problem of a checked field, as `forms check` prints it. */
interface FieldProblem {
  readonly path: ReadonlyArray<string>
  readonly field: string
  readonly message: string
  readonly rule: string
  readonly source: string
}

const person = contactFields.map((field) => ["userData", field])

/** The fields of each form that have a rule, in page order. */
const fields: Readonly<Record<FormName, ReadonlyArray<ReadonlyArray<string>>>> = {
  craftsman: [["marketId"], ["roomIdsSelected"], ["selectedRoomOptions"], ...person],
  energy: [["selectedProperty"], ["selectedServices"], ...person, ["marketId"], ["concent"]],
  feedback: [["type"], ["message"]],
}

/** Explains the rules of a form's fields without input. */
export const explainFields = (form: FormName): Explanation => ({
  subject: `Formular ${form}`,
  answer: `${fields[form].length} Felder mit Regeln`,
  steps: fields[form].map((path): Step => ({
    rule: path.join("."),
    result: "Regel",
    because: ruleOf(path).rule,
    source: ruleOf(path).source,
  })),
})

const startsWith = (path: ReadonlyArray<string>, start: ReadonlyArray<string>): boolean =>
  start.every((part, index) => path[index] === part)

/**
 * Explains a filled-in form field by field: the rule of the field, and the message for the visitor if the input
 * breaks it.
 */
export const explainForm = (
  form: FormName,
  subject: string,
  problems: ReadonlyArray<FieldProblem>,
): Explanation => {
  const steps = fields[form].flatMap((path): ReadonlyArray<Step> => {
    const own = problems.filter((problem) => startsWith(problem.path, path))
    return own.length === 0
      ? [{ rule: path.join("."), result: "stimmt", because: ruleOf(path).rule, source: ruleOf(path).source }]
      : own.map(({ field, message, rule, source }) => ({
          rule: field,
          result: message,
          because: rule,
          source,
        }))
  })
  const others = problems.filter(({ path }) => !fields[form].some((field) => startsWith(path, field)))
  return {
    subject: `${subject} als Formular ${form}`,
    answer:
      problems.length === 0
        ? "Alle Angaben stimmen: die Anfrage wird gesendet."
        : problems.length === 1
          ? "Eine Angabe stimmt nicht."
          : `${problems.length} Angaben stimmen nicht.`,
    steps: [
      ...steps,
      ...others.map(({ field, message, rule, source }) => ({
        rule: field,
        result: message,
        because: rule,
        source,
      })),
    ],
  }
}
