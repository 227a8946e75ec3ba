import * as Schema from "effect/Schema"

import { MarketId } from "../values/MarketId.ts"
import { contactFields } from "./contactFields.ts"

/**
 * What a customer has typed about themselves, right or wrong, so that nothing typed is lost (forms and markets 3.1, 3.3).
 * `address` is street and house number. A field that was not filled in is empty.
 * @stability stable
 */
export const ContactData = Schema.Struct({
  salute: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  address: Schema.String,
  postalCode: Schema.String,
  city: Schema.String,
})
export type ContactData = typeof ContactData.Type
/**
 * A field of the contact data.
 * @stability stable
 */
export type ContactField = keyof ContactData

/** What a value says that is none of those offered. */
export const notOffered = { message: "Diese Auswahl gibt es nicht." } as const

/** A field of the forms that can be wrong. */
export const FormField = Schema.Literals([...contactFields, "marketId"]).annotate(notOffered)
export type FormField = typeof FormField.Type

/** The market of a form; empty as long as none is chosen. */
export const ChosenMarket = Schema.Union([Schema.Literal(""), MarketId]).annotate(notOffered)
