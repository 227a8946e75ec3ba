import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import type { Mail } from "../mail/Mail.ts"
import type { Email } from "../values/Email.ts"
import { AreaOptions } from "./craftsman/CraftsmanForm.ts"
import type { FormEntries } from "./payload.ts"

const decodeRooms = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(AreaOptions)))

const labels: ReadonlyMap<string, string> = new Map([
  ["formfield-email", "E-Mail"],
  ["formfield-salutation", "Anrede"],
  ["formfield-firstname", "Vorname"],
  ["formfield-lastname", "Nachname"],
  ["formfield-telephone", "Telefon"],
  ["formfield-street", "Straße und Hausnummer"],
  ["formfield-postalcode", "Postleitzahl"],
  ["formfield-city", "Ort"],
  ["market-id", "Markt"],
  ["formfield-objecttype", "Immobilie"],
  ["formfield-incentives-terms", "Teilnahmebedingungen bestätigt"],
  ["formfield-partners", "Service"],
  ["formfield-incentives", "Bonus"],
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
  return [`${label}: ${name === "formfield-incentives-terms" ? (value === "1" ? "ja" : "nein") : value}`]
}

const subjects = {
  craftsmanservice: "Neue Anfrage: Handwerksservice",
  energetictransformation: "Neue Anfrage: Energieeffizientes Wohnen",
} as const

/**
 * A request as a mail for those who work on it, field by field in the order it was sent; not the token, which is used up,
 * and not what nobody has a name for (forms and markets 3.2, 3.3; the specs leave open what becomes of a request).
 *
 * @param id of the request, which is the mail's: delivered twice it is one mail
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
