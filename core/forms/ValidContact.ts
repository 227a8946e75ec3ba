import * as Schema from "effect/Schema"

import { Email } from "../values/Email.ts"
import { Phone } from "../values/Phone.ts"
import { Plz } from "../values/Plz.ts"
import { salutes } from "./contact.ts"
import type { ContactField } from "./ContactData.ts"
import { maxContactTextLength } from "./limits.ts"

const Short = Schema.Trim.check(Schema.isMaxLength(maxContactTextLength))
const Filled = Short.pipe(Schema.decodeTo(Schema.NonEmptyString))

/**
 * Valid contact data, as contained in a form request (forms and markets 3.2, 3.3, 5.1). Decoding trims the
 * texts. `address` contains street and house number.
 * @stability stable
 * @example
 * import { decodeContact, ValidContact } from "@heimwerk/core/forms"
 * import * as Result from "effect/Result"
 *
 * const decoded = decodeContact({
 *   salute: "Frau",
 *   firstName: "Anna",
 *   lastName: "Berg",
 *   email: "anna.berg@kunde.example",
 *   phone: "0221-5550100",
 *   address: "Werkstraße 1",
 *   postalCode: "50667",
 *   city: " Köln ",
 * })
 * const anna: ValidContact | undefined = Result.isSuccess(decoded) ? decoded.success : undefined
 * anna?.city // => "Köln"
 */
export class ValidContact extends Schema.Opaque<ValidContact>()(
  Schema.Struct({
    salute: Schema.Literals(salutes),
    firstName: Filled,
    lastName: Filled,
    email: Short.pipe(Schema.decodeTo(Email)),
    phone: Short.pipe(Schema.decodeTo(Phone)),
    address: Filled,
    postalCode: Schema.Trim.pipe(Schema.decodeTo(Plz)),
    city: Filled,
  } satisfies Record<ContactField, Schema.Top>),
) {}
