import { contactFields } from "./contactFields.ts"
import type { ContactData } from "./ContactData.ts"

/** Returns whether any contact field is filled. If so, leaving the form would lose input. */
export const hasContact = (data: ContactData): boolean =>
  contactFields.some((field) => data[field].trim() !== "")
