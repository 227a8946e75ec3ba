import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"
import { contactLabels } from "@heimwerk/core/forms/contactLabels.ts"

/** Returns the contact data as names and values for the summary. */
export const contactAnswers = (data: ContactData): ReadonlyArray<readonly [string, string]> => [
  ["Name", `${data.salute} ${data.firstName.trim()} ${data.lastName.trim()}`],
  [contactLabels.email, data.email.trim()],
  [contactLabels.phone, data.phone.trim()],
  ["Projektadresse", `${data.address.trim()}\n${data.postalCode.trim()} ${data.city.trim()}`],
]
