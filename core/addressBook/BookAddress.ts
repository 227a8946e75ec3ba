import * as Schema from "effect/Schema"

import { FirstName, LastName, OptionalPhone, Salute } from "../account/PersonalData.ts"
import { optionalLine, requiredLine } from "../account/personTexts.ts"
import { contactMessages } from "../values/contactMessages.ts"
import { decoder } from "../forms/decoder.ts"
import { Plz } from "../values/Plz.ts"

/**
 * An address as entered by a customer. `street` contains street and house number (forms and markets 3.1).
 * @stability stable
 * @example
 * import { NewAddress } from "@heimwerk/core/addressBook"
 * import { Plz } from "@heimwerk/core/values"
 *
 * const address = NewAddress.make({
 *   salute: "Frau",
 *   firstName: "Anna",
 *   lastName: "Berg",
 *   addition: "",
 *   street: "Werkstraße 1",
 *   postalCode: Plz.make("50667"),
 *   city: "Köln",
 *   phone: "",
 * })
 * address.city // => "Köln"
 */
export class NewAddress extends Schema.Opaque<NewAddress>()(
  Schema.Struct({
    salute: Salute,
    firstName: FirstName,
    lastName: LastName,
    /** Optional addition to an address: a company, staircase or floor. */
    addition: optionalLine(100),
    street: requiredLine(contactMessages.address, 100),
    postalCode: Schema.Trim.pipe(Schema.decodeTo(Plz)),
    city: requiredLine(contactMessages.city, 100),
    phone: OptionalPhone,
  }),
) {}

/**
 * An entry of a customer's address book (storefront 2, 'Adressbuch').
 * @stability stable
 * @example
 * import { BookAddress } from "@heimwerk/core/addressBook"
 * import { Plz } from "@heimwerk/core/values"
 *
 * const line = ({ isDefault, street }: BookAddress) => (isDefault ? `${street} (Standard)` : street)
 * line({
 *   id: "1",
 *   salute: "Frau",
 *   firstName: "Anna",
 *   lastName: "Berg",
 *   addition: "",
 *   street: "Werkstraße 1",
 *   postalCode: Plz.make("50667"),
 *   city: "Köln",
 *   phone: "",
 *   isDefault: true,
 * }) // => "Werkstraße 1 (Standard)"
 */
export class BookAddress extends Schema.Opaque<BookAddress>()(
  Schema.Struct({
    id: Schema.NonEmptyString,
    ...NewAddress.fields,
    /** Whether this address is offered first. A non-empty book has exactly one default. */
    isDefault: Schema.Boolean,
  }),
) {}

/**
 * Decodes an address entered by a customer and returns all problems at once. Never throws.
 * @stability stable
 * @example
 * import { decodeNewAddress } from "@heimwerk/core/addressBook"
 * import * as Result from "effect/Result"
 *
 * const decoded = decodeNewAddress({ salute: "Frau", firstName: "Anna", postalCode: "5066" })
 * const problems = Result.isFailure(decoded) ? decoded.failure.problems : []
 * problems.find(({ path }) => path[0] === "postalCode")?.message // => "Bitte gib eine gültige Postleitzahl an"
 */
export const decodeNewAddress = decoder(NewAddress)
