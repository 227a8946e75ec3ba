import * as Schema from "effect/Schema"

import { FirstName, LastName, OptionalPhone, Salute } from "../account/PersonalData.ts"
import { optionalLine, requiredLine } from "../account/personTexts.ts"
import { contactMessages } from "../values/contactMessages.ts"
import { decoder } from "../forms/decoder.ts"
import { Plz } from "../values/Plz.ts"

/**
 * An address as a customer enters it; `street` is street and house number (forms and markets 3.1).
 * @stability stable
 */
export const NewAddress = Schema.Struct({
  salute: Salute,
  firstName: FirstName,
  lastName: LastName,
  /** A company, a staircase, a floor; empty for none. */
  addition: optionalLine(100),
  street: requiredLine(contactMessages.address, 100),
  postalCode: Schema.Trim.pipe(Schema.decodeTo(Plz)),
  city: requiredLine(contactMessages.city, 100),
  phone: OptionalPhone,
})
export type NewAddress = typeof NewAddress.Type

/**
 * An entry of a customer's address book (storefront 2, 'Adressbuch').
 * @stability stable
 */
export const BookAddress = Schema.Struct({
  id: Schema.NonEmptyString,
  ...NewAddress.fields,
  /** The one that is offered first. A book that has addresses has one. */
  isDefault: Schema.Boolean,
})
export type BookAddress = typeof BookAddress.Type

/**
 * An address from outside: right, or everything that is wrong with it. Never throws.
 * @stability stable
 */
export const decodeNewAddress = decoder(NewAddress)
