import type { ContactData, ContactField } from "@heimwerk/core/forms/ContactData.ts"
import { contactLabels } from "@heimwerk/core/forms/contactLabels.ts"
import { personFields } from "@heimwerk/core/forms/contactFields.ts"

const nameFields: ReadonlyArray<ContactField> = ["salute", "firstName", "lastName"]

/**
 * Returns the contact data as names and values for the summary. The name and the address have one line each. Every
 * other field has its own line.
 */
export const contactAnswers = (data: ContactData): ReadonlyArray<readonly [string, string]> => [
  ["Name", nameFields.map((field) => data[field].trim()).join(" ")],
  ...personFields
    .filter((field) => !nameFields.includes(field))
    .map((field) => [contactLabels[field], data[field].trim()] as const),
  ["Projektadresse", `${data.address.trim()}\n${data.postalCode.trim()} ${data.city.trim()}`],
]
