/**
 * The fields of the contact data in the order of the form (forms and markets 3.1).
 * @stability stable
 * @example
 * import { contactFields } from "@heimwerk/core/forms"
 *
 * contactFields.length // => 8
 */
export const contactFields = [
  "salute",
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "postalCode",
  "city",
] as const
