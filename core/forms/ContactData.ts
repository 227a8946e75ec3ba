import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Struct from "effect/Struct"

import { MarketId } from "../values/MarketId.ts"
import { contactFields } from "./contactFields.ts"

/**
 * Contact data as typed, valid or not, so that no input is lost (forms and markets 3.1, 3.3). `address`
 * contains street and house number. An empty field is an empty string. Decoding fills a missing field with an
 * empty string, so that a form stays readable that was stored before the field existed.
 * @stability stable
 * @example
 * import { ContactData, emptyContactData, wrongFields } from "@heimwerk/core/forms"
 *
 * const typed: ContactData = { ...emptyContactData, salute: "Frau", firstName: "Anna", lastName: "Berg" }
 * wrongFields(typed) // => ["email", "phone", "address", "postalCode", "city"]
 */
export class ContactData extends Schema.Opaque<ContactData>()(
  Schema.Struct(
    Struct.Record(contactFields, Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed("")))),
  ),
) {}
/**
 * A field of the contact data.
 * @stability stable
 * @example
 * import type { ContactField } from "@heimwerk/core/forms"
 *
 * const labels: Partial<Record<ContactField, string>> = { email: "E-Mail-Adresse" }
 * labels.email // => "E-Mail-Adresse"
 */
export type ContactField = keyof ContactData

/** The German message for a value that is not one of the offered options. */
export const notOffered = { message: "Diese Auswahl gibt es nicht." } as const

/** A form field that can be invalid. */
export const FormField = Schema.Literals([...contactFields, "marketId"]).annotate(notOffered)
export type FormField = typeof FormField.Type

/** Id of the market chosen in a form; empty until one is chosen. */
export const ChosenMarket = Schema.Union([Schema.Literal(""), MarketId]).annotate(notOffered)
