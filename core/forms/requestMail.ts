import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import type { Mail } from "../mail/Mail.ts"
import type { Email } from "../values/Email.ts"
import { AreaOptions } from "./craftsman/CraftsmanForm.ts"
import { contactFieldNames, energyFieldNames, type FormEntries, marketFieldName } from "./payload.ts"

const decodeRooms = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(AreaOptions)))

const labels: ReadonlyMap<string, string> = new Map([
  [contactFieldNames.email, "E-Mail"],
  [contactFieldNames.salute, "Anrede"],
  [contactFieldNames.firstName, "Vorname"],
  [contactFieldNames.lastName, "Nachname"],
  [contactFieldNames.phone, "Telefon"],
  [contactFieldNames.address, "Straße und Hausnummer"],
  [contactFieldNames.postalCode, "Postleitzahl"],
  [contactFieldNames.city, "Ort"],
  [marketFieldName, "Markt"],
  [energyFieldNames.property, "Immobilie"],
  [energyFieldNames.terms, "Teilnahmebedingungen bestätigt"],
  [energyFieldNames.partners, "Service"],
  [energyFieldNames.incentives, "Bonus"],
])

const roomLines = (json: string): ReadonlyArray<string> =>
  Option.match(decodeRooms(json), {
    onNone: () => [`Bereiche: ${json}`],
    onSome: (rooms) =>
      rooms.flatMap(({ activities, area, message }) => [
        `Bereich: ${area}`,
        ...activities.map((activity) => `  - ${activity}`),
        ...(message === "" ? [] : [`  Anmerkungen: ${message.replaceAll("\n", "\n  ")}`]),
      ]),
  })

const linesOf = ([name, value]: FormEntries[number]): ReadonlyArray<string> => {
  if (name === "rooms") return roomLines(value)
  const label = labels.get(name)
  if (label === undefined) return []
  return [`${label}: ${name === energyFieldNames.terms ? (value === "1" ? "ja" : "nein") : value}`]
}

const subjects = {
  craftsmanservice: "Neue Anfrage: Handwerksservice",
  energetictransformation: "Neue Anfrage: Energieeffizientes Wohnen",
} as const

/**
 * Returns the mail about a form request, with one line per field in the order sent (forms and markets 3.2,
 * 3.3; the specs leave the processing of requests open). Unknown fields and the token are omitted.
 *
 * @param id id of the request, and idempotency key of the mail
 */
export const requestMail = (
  { form, id, to }: { readonly id: string; readonly form: keyof typeof subjects; readonly to: Email },
  entries: FormEntries,
): Mail => ({
  id,
  to,
  subject: subjects[form],
  text: [`Anfrage: ${id}`, "", ...entries.flatMap(linesOf), ""].join("\n"),
})
