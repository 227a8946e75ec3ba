import * as Schema from "effect/Schema"

import { salutes } from "../forms/contact.ts"
import { contactMessages } from "../values/contactMessages.ts"
import { decoder } from "../forms/decoder.ts"
import { isPhone } from "../values/isPhone.ts"
import { optionalLine, requiredLine } from "./personTexts.ts"

/** The longest first or last name. */
export const maxNameLength = 100

/** How a customer wants to be addressed; empty for one who does not say. */
export const Salute = Schema.Literals(["", ...salutes]).annotate({ message: contactMessages.salute })

/** A telephone number, or nothing. */
export const OptionalPhone = optionalLine(30).check(
  Schema.makeFilter((text: string) => text === "" || isPhone(text) || contactMessages.phone),
)

export const FirstName = requiredLine(contactMessages.firstName, maxNameLength)
export const LastName = requiredLine(contactMessages.lastName, maxNameLength)

/**
 * What a customer tells about themselves and can change at any time (storefront 2, 'Persönliche Daten').
 * @stability stable
 */
export const PersonalData = Schema.Struct({
  salute: Salute,
  firstName: FirstName,
  lastName: LastName,
  phone: OptionalPhone,
})
export type PersonalData = typeof PersonalData.Type

/**
 * Personal data from outside: right, or everything that is wrong with them. Never throws.
 * @stability stable
 */
export const decodePersonalData = decoder(PersonalData)
