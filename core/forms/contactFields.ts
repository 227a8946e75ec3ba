/** The contact fields that the form shows under contact data, in order (forms and markets 2.1, 2.2). */
export const personFields = ["salute", "firstName", "lastName", "email", "phone"] as const

/** The contact fields that the form shows under project address, in order (forms and markets 2.1, 2.2). */
export const addressFields = ["address", "postalCode", "city"] as const

/**
 * The fields of the contact data in the order of the form (forms and markets 3.1).
 * @stability stable
 * @example
 * import { contactFields } from "@heimwerk/core/forms"
 *
 * contactFields.length // => 8
 */
export const contactFields = [...personFields, ...addressFields] as const
