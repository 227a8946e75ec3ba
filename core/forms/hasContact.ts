import { contactFields } from "./contactFields.ts"
import type { ContactData } from "./ContactData.ts"

/** Returns whether any contact field is filled. Leaving the form would then lose data. */
export const hasContact = (data: ContactData): boolean =>
  contactFields.some((field) => data[field].trim() !== "")
