import type { Brand } from "../environment.ts"
import { contactMessages } from "../values/contactMessages.ts"
import type { FormField } from "./ContactData.ts"

/**
 * Returns the German error message of a contact field (table in forms and markets 5.1).
 * @stability stable
 * @example
 * import { defaultBrand } from "@heimwerk/core/environment"
 * import { contactMessage } from "@heimwerk/core/forms"
 *
 * contactMessage("postalCode", defaultBrand) // => "Bitte gib eine gültige Postleitzahl an"
 */
export const contactMessage = (field: FormField, brand: Brand): string =>
  field === "marketId" ? `Bitte wähle deinen ${brand.brand} Baumarkt.` : contactMessages[field]
