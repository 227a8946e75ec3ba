import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import type { Mail } from "../mail/Mail.ts"
import { Email } from "../values/Email.ts"
import { contactFields } from "./contactFields.ts"
import { contactLabels } from "./contactLabels.ts"
import { AreaOptions } from "./craftsman/CraftsmanForm.ts"
import type { CraftsmanConfig } from "./craftsman/CraftsmanConfig.ts"
import type { EnergyConfig } from "./energy/EnergyConfig.ts"
import type { Market } from "../market/Market.ts"
import { contactFieldNames, energyFieldNames, type FormEntries, marketFieldName } from "./payload.ts"

const decodeRooms = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(AreaOptions)))

/** Labels of the contact fields in the mail: those of the form, with two shorter words. */
const mailLabels: typeof contactLabels = { ...contactLabels, email: "E-Mail", phone: "Telefon" }

const labels: ReadonlyMap<string, string> = new Map([
  ...contactFields.map((field) => [contactFieldNames[field], mailLabels[field]] as const),
  [marketFieldName, "Markt"],
  [energyFieldNames.property, "Immobilie"],
  [energyFieldNames.terms, "Teilnahmebedingungen bestätigt"],
  [energyFieldNames.partners, "Service"],
  [energyFieldNames.incentives, "Bonus"],
])

/** The German names for the values of a request. A value without a name is shown unchanged. */
export interface RequestWords {
  readonly markets: ReadonlyArray<Pick<Market, "id" | "name">>
  readonly areas: CraftsmanConfig["areas"]
  readonly energy: EnergyConfig["optionsGroups"] | undefined
}

const titleIn = (
  options: ReadonlyArray<{ readonly value: string; readonly title: string }> = [],
  value: string,
): string => options.find((option) => option.value === value)?.title ?? value

const roomLines = (json: string, { areas }: RequestWords): ReadonlyArray<string> =>
  Option.match(decodeRooms(json), {
    onNone: () => [`Bereiche: ${json}`],
    onSome: (rooms) =>
      rooms.flatMap(({ activities, area, message }) => [
        `Bereich: ${titleIn(areas, area)}`,
        ...activities.map(
          (activity) => `  - ${titleIn(areas.find(({ value }) => value === area)?.activities, activity)}`,
        ),
        ...(message === "" ? [] : [`  Anmerkungen: ${message.replaceAll("\n", "\n  ")}`]),
      ]),
  })

const wordOf = (name: string, value: string, { energy, markets }: RequestWords): string => {
  switch (name) {
    case marketFieldName: {
      const market = markets.find(({ id }) => id === value)
      return market === undefined ? value : `${market.name} (${value})`
    }
    case energyFieldNames.terms:
      return value === "1" ? "ja" : "nein"
    case energyFieldNames.property:
      return titleIn(energy?.objecttype.options, value)
    case energyFieldNames.partners:
      return titleIn(energy?.partners.options, value)
    case energyFieldNames.incentives:
      return titleIn(energy?.incentives.options, value)
    default:
      return value
  }
}

const linesOf = ([name, value]: FormEntries[number], words: RequestWords): ReadonlyArray<string> => {
  if (name === "rooms") return roomLines(value, words)
  const label = labels.get(name)
  return label === undefined ? [] : [`${label}: ${wordOf(name, value, words)}`]
}

const decodeEmail = Schema.decodeUnknownOption(Email)

/** Returns the customer's address, so that staff can reply to the mail. Returns nothing if it is not valid. */
const replyToOf = (entries: FormEntries): Pick<Mail, "replyTo"> => {
  const typed = entries.find(([name]) => name === contactFieldNames.email)?.[1].trim()
  return Option.match(decodeEmail(typed), { onNone: () => ({}), onSome: (replyTo) => ({ replyTo }) })
}

const subjects = {
  craftsmanservice: "Neue Anfrage: Handwerksservice",
  energetictransformation: "Neue Anfrage: Energieeffizientes Wohnen",
} as const

/**
 * Returns the mail about a form request, with one line per field in the order sent, and several lines for
 * each area (forms and markets 3.2, 3.3; the specs leave the processing of requests open). Contains the names
 * of the chosen options instead of their ids, because staff read the mail. A market is shown with name and
 * id. Unknown fields, the id of the form and the token are omitted. Replies go to the customer.
 *
 * @param id id of the request, and idempotency key of the mail
 */
export const requestMail = (
  { form, id, to }: { readonly id: string; readonly form: keyof typeof subjects; readonly to: Email },
  entries: FormEntries,
  words: RequestWords,
): Mail => ({
  id,
  to,
  ...replyToOf(entries),
  subject: subjects[form],
  text: [`Anfrage: ${id}`, "", ...entries.flatMap((entry) => linesOf(entry, words)), ""].join("\n"),
})
