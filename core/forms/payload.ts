import type { ContactData } from "./ContactData.ts"
import type { CraftsmanSubmission } from "./craftsman/submission.ts"
import type { EnergySubmission } from "./energy/submission.ts"

/** The fields of a form-encoded body in their order; a list is a name that comes several times. */
export type FormEntries = ReadonlyArray<readonly [name: string, value: string]>

const contactEntries = (contact: ContactData): FormEntries => [
  ["formfield-email", contact.email],
  ["formfield-salutation", contact.salute],
  ["formfield-firstname", contact.firstName],
  ["formfield-lastname", contact.lastName],
  ["formfield-telephone", contact.phone],
  ["formfield-street", contact.address],
  ["formfield-postalcode", contact.postalCode],
  ["formfield-city", contact.city],
]

/**
 * The body of a craftsman request, field by field (forms and markets 3.2). `rooms` is JSON: a list of the chosen areas
 * with their activities and note, because form encoding knows no nesting.
 *
 * Wire names live in the adapters otherwise (DESIGN 4). These are here because the CLI prints a payload without any
 * adapter, and the server and the HTTP adapter must not spell it differently.
 */
export const craftsmanEntries = (request: CraftsmanSubmission): FormEntries => [
  ...contactEntries(request.contact),
  ["market-id", request.marketId],
  ["rooms", JSON.stringify(request.rooms)],
  ["id", "craftsmanservice"],
  ["token", request.token],
]

/** The body of an energy request, field by field (forms and markets 3.3); here for the reason given above. */
export const energyEntries = (request: EnergySubmission): FormEntries => [
  ...contactEntries(request.contact),
  ["market-id", request.marketId],
  ["formfield-objecttype", request.property],
  ["formfield-incentives-terms", request.terms ? "1" : "0"],
  ...request.partners.map((partner) => ["formfield-partners", partner] as const),
  ...request.incentives.map((incentive) => ["formfield-incentives", incentive] as const),
  ["id", "energetictransformation"],
  ["token", request.token],
]
