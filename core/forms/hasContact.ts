import { contactFields } from "./contactFields.ts"
import type { ContactData } from "./ContactData.ts"

/** Whether a customer has told anything about themselves: then leaving the form would lose it. */
export const hasContact = (data: ContactData): boolean =>
  contactFields.some((field) => data[field].trim() !== "")
