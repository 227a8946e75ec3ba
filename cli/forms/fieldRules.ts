import { maxMessageLength } from "@heimwerk/core/feedback/submission.ts"
import { salutes } from "@heimwerk/core/forms/contact.ts"
import type { ContactField } from "@heimwerk/core/forms/ContactData.ts"
import { maxContactTextLength, maxNoteLength } from "@heimwerk/core/forms/limits.ts"

/** The rule of a form field with its source in the specification. */
export interface FieldRule {
  readonly rule: string
  /** Section of the specification that has the rule. */
  readonly source: string
  /**
   * Returns the broken part of the rule: `keine Leerzeichen`. Without this function, messages name the whole
   * rule.
   */
  readonly broken?: (text: string) => string | undefined
}

const tooLong = (text: string): string | undefined =>
  text.trim().length > maxContactTextLength ? `höchstens ${maxContactTextLength} Zeichen` : undefined

const brokenPhone = (text: string): string | undefined => {
  const phone = text.trim()
  if (/\s/u.test(phone)) return "keine Leerzeichen"
  if (!/^[0+]/u.test(phone)) return "beginnt mit 0 oder +"
  return /[^\d/-]/u.test(phone.slice(1)) ? "nach dem Anfang nur Ziffern, - und /" : undefined
}

const brokenEmail = (text: string): string | undefined => {
  const email = text.trim()
  if (/\s/u.test(email)) return "keine Leerzeichen"
  const [, domain, ...more] = email.split("@")
  if (domain === undefined || more.length > 0) return "genau ein @"
  return domain.includes(".") ? undefined : "ein Punkt nach dem @"
}

const source = "forms and markets 5.1"
const filled: FieldRule = {
  rule: `nicht leer, höchstens ${maxContactTextLength} Zeichen`,
  source,
  broken: (text) => (text.trim() === "" ? "nicht leer" : tooLong(text)),
}

/** The rules of the contact fields. */
const contactRules: Readonly<Record<ContactField, FieldRule>> = {
  salute: { rule: `eine von ${salutes.join(", ")}`, source },
  firstName: filled,
  lastName: filled,
  email: {
    rule: "name@anbieter.de: Buchstaben, Ziffern und _, dazwischen . + -, ohne Umlaute und Leerzeichen",
    source,
    broken: (text) => tooLong(text) ?? brokenEmail(text),
  },
  phone: {
    rule: "beginnt mit 0 oder +, danach nur Ziffern, - und /, keine Leerzeichen",
    source,
    broken: (text) => tooLong(text) ?? brokenPhone(text),
  },
  address: filled,
  postalCode: { rule: "genau 5 Ziffern", source },
  city: filled,
}

/** The rules of the fields. The key is the first part of the field's path, or the name of a contact field. */
const rules: ReadonlyMap<string, FieldRule> = new Map<string, FieldRule>([
  ...Object.entries(contactRules),
  ["marketId", { rule: "die Nummer eines Marktes, den das Formular anbietet", source }],
  ["roomIdsSelected", { rule: "mindestens ein angebotener Bereich", source: "forms and markets 5.2" }],
  [
    "selectedRoomOptions",
    {
      rule: `je Bereich mindestens eine angebotene Arbeit; bei „Etwas anderes“ eine Anmerkung, höchstens ${maxNoteLength} Zeichen`,
      source: "forms and markets 5.2",
    },
  ],
  ["selectedProperty", { rule: "eine angebotene Wohnsituation", source: "forms and markets 5.3" }],
  [
    "selectedServices",
    {
      rule: "mindestens ein Partner, der zur Wohnsituation angeboten wird",
      source: "forms and markets 5.3",
    },
  ],
  ["concent", { rule: "angekreuzt", source: "forms and markets 4.2" }],
  [
    "message",
    { rule: `nicht leer, höchstens ${maxMessageLength} Zeichen`, source: "storefront 5, feedback" },
  ],
  ["type", { rule: "unlike, suggestion oder like", source: "storefront 3, feedback submission" }],
])

/** The rule for fields without a rule of their own: the field exists and its value has the right format. */
const format: FieldRule = {
  rule: "nur die Felder des Formulars, jedes in seinem Format",
  source: "forms and markets 3.1 bis 3.3",
}

/** Returns the rule of the field at a path of the form's state. */
export const ruleOf = ([head = "", field = ""]: ReadonlyArray<string>): FieldRule =>
  rules.get(head === "userData" ? field : head) ?? format

/**
 * Returns the broken part of a rule for a value, with the value: `„0221 5550100“: keine Leerzeichen`. For an
 * empty value, and for a value that is no text, returns the whole rule.
 */
export const brokenRule = (path: ReadonlyArray<string>, value: unknown): string => {
  const { broken, rule } = ruleOf(path)
  if (typeof value !== "string" || value.trim() === "") return rule
  return `„${value}“: ${broken?.(value) ?? rule}`
}
