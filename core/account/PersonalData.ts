import * as Schema from "effect/Schema"

import { salutes } from "../forms/contact.ts"
import { contactMessages } from "../values/contactMessages.ts"
import { decoder } from "../forms/decoder.ts"
import { isPhone } from "../values/isPhone.ts"
import { optionalLine, requiredLine } from "./personTexts.ts"

/** Maximum length of a first or last name, in characters. */
const maxNameLength = 100

/** Form of address, for example 'Frau'; empty if the customer gives none. */
export const Salute = Schema.Literals(["", ...salutes]).annotate({ message: contactMessages.salute })

/** Telephone number; may be empty. */
export const OptionalPhone = optionalLine(30).check(
  Schema.makeFilter((text: string) => text === "" || isPhone(text) || contactMessages.phone),
)

export const FirstName = requiredLine(contactMessages.firstName, maxNameLength)
export const LastName = requiredLine(contactMessages.lastName, maxNameLength)

/**
 * Personal data that a customer can change (storefront 2, 'Persönliche Daten').
 * @stability stable
 * @example
 * import { PersonalData } from "@heimwerk/core/account"
 *
 * const anna = PersonalData.make({ salute: "Frau", firstName: "Anna", lastName: "Berg", phone: "" })
 * anna.lastName // => "Berg"
 */
export class PersonalData extends Schema.Opaque<PersonalData>()(
  Schema.Struct({
    salute: Salute,
    firstName: FirstName,
    lastName: LastName,
    phone: OptionalPhone,
  }),
) {}

/**
 * Decodes personal data and returns all problems at once. Never throws.
 * @stability stable
 * @example
 * import { decodePersonalData } from "@heimwerk/core/account"
 * import * as Result from "effect/Result"
 *
 * const decoded = decodePersonalData({ salute: "Frau", firstName: " Anna ", lastName: "Berg", phone: "" })
 * Result.isSuccess(decoded) && decoded.success.firstName // => "Anna"
 */
export const decodePersonalData = decoder(PersonalData)
