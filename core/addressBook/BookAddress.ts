import * as Schema from "effect/Schema"

import { FirstName, LastName, OptionalPhone, Salute } from "../account/PersonalData.ts"
import { optionalLine, requiredLine } from "../account/personTexts.ts"
import { contactMessages } from "../values/contactMessages.ts"
import { decoder } from "../forms/decoder.ts"
import { Plz } from "../values/Plz.ts"

/**
 * An address as entered by a customer. `street` contains street and house number (forms and markets 3.1).
 * @stability stable
 */
export const NewAddress = Schema.Struct({
  salute: Salute,
  firstName: FirstName,
  lastName: LastName,
  /** Optional addition to an address: a company, staircase or floor. */
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
  /** Whether this address is offered first. A non-empty book has exactly one default. */
  isDefault: Schema.Boolean,
})
export type BookAddress = typeof BookAddress.Type

/**
 * Decodes an address entered by a customer and returns all problems at once. Never throws.
 * @stability stable
 */
export const decodeNewAddress = decoder(NewAddress)
