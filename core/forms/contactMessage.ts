import type { Brand } from "../environment.ts"
import { contactMessages } from "../values/contactMessages.ts"
import type { FormField } from "./ContactData.ts"

/**
 * Returns the German message of an invalid field (forms and markets 5.1, the table).
 * @stability stable
 */
export const contactMessage = (field: FormField, brand: Brand): string =>
  field === "marketId" ? `Bitte wähle deinen ${brand.brand} Baumarkt.` : contactMessages[field]
