import type { ContactData } from "./ContactData.ts"
import type { CraftsmanSubmission } from "./craftsman/submission.ts"
import type { EnergySubmission } from "./energy/submission.ts"

/** Fields of a form-encoded body, in order. A field with several values occurs several times. */
export type FormEntries = ReadonlyArray<readonly [name: string, value: string]>

/**
 * Names of the contact fields in the body of a form request (forms and markets 3.2 and 3.3). The body has the
 * order of this table, which is the order of the specs.
 */
export const contactFieldNames = {
  email: "formfield-email",
  salute: "formfield-salutation",
  firstName: "formfield-firstname",
  lastName: "formfield-lastname",
  phone: "formfield-telephone",
  address: "formfield-street",
  postalCode: "formfield-postalcode",
  city: "formfield-city",
} as const satisfies Record<keyof ContactData, string>

/** Name of the market field in the body of both form requests. */
export const marketFieldName = "market-id"

/**
 * Names of the fields in the body of an energy request, apart from contact and market (forms and markets
 * 3.3).
 */
export const energyFieldNames = {
  property: "formfield-objecttype",
  terms: "formfield-incentives-terms",
  partners: "formfield-partners",
  incentives: "formfield-incentives",
} as const

/** A form request whose contact data and market number are plain texts. */
export type PlainRequest<Submission> = Omit<Submission, "contact" | "marketId"> & {
  readonly contact: ContactData
  readonly marketId: string
}

const { incentives, partners, property, terms } = energyFieldNames

/** Returns texts as fields of a body, in the order of the table with their names. */
const entriesOf = <Field extends string>(
  names: Readonly<Record<Field, string>>,
  texts: Readonly<Record<Field, string>>,
): FormEntries => {
  const entries: Array<FormEntries[number]> = []
  for (const field in names) entries.push([names[field], texts[field]])
  return entries
}

/**
 * Returns the fields of a craftsman request (forms and markets 3.2). `rooms` is a JSON list of the chosen areas
 * with their activities and note, because form encoding has no nesting.
 *
 * The field names are in the core, not in an adapter, because the CLI prints a payload without any adapter. The
 * mail uses the same names.
 */
export const craftsmanEntries = (request: PlainRequest<CraftsmanSubmission>): FormEntries => [
  ...entriesOf(contactFieldNames, request.contact),
  [marketFieldName, request.marketId],
  ["rooms", JSON.stringify(request.rooms)],
  ["id", "craftsmanservice"],
  ["token", request.token],
]

/** Returns the fields of an energy request (forms and markets 3.3). */
export const energyEntries = (request: PlainRequest<EnergySubmission>): FormEntries => [
  ...entriesOf(contactFieldNames, request.contact),
  [marketFieldName, request.marketId],
  [property, request.property],
  [terms, request.terms ? "1" : "0"],
  ...request.partners.map((partner) => [partners, partner] as const),
  ...request.incentives.map((incentive) => [incentives, incentive] as const),
  ["id", "energetictransformation"],
  ["token", request.token],
]
