import { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import * as Schema from "effect/Schema"

/**
 * An error of the address service, such as an unknown key. It has status 200 and is the only item of the
 * answer (wire contracts 1, errors). `Error` is a number as text.
 */
export class ErrorItem extends Schema.Opaque<ErrorItem>()(
  Schema.Struct({
    Error: Schema.String,
    Description: Schema.String,
    Cause: Schema.String,
    Resolution: Schema.String,
  }),
) {}

/**
 * An address in the format of the address service. `Field1` and `Field2` have the formats that the request
 * sets: `Field1Format` and `Field2Format`.
 */
export class AddressItem extends Schema.Opaque<AddressItem>()(
  Schema.Struct({
    Id: Schema.String,
    Street: Schema.String,
    BuildingNumber: Schema.String,
    PostalCode: Schema.String,
    City: Schema.String,
    Field1: Schema.optionalKey(Schema.String),
    Field2: Schema.optionalKey(Schema.String),
  }),
) {}

/** Answer to a search: suggestions, or one error item. The list is empty if nothing was found. */
export class FindAnswer extends Schema.Opaque<FindAnswer>()(
  Schema.Struct({ Items: Schema.Array(Schema.Union([ErrorItem, AddressSuggestion])) }),
) {}

/**
 * Answer to the retrieval of an address: the address, perhaps in several languages, or one error item. The
 * list is empty for an unknown id.
 */
export class RetrieveAnswer extends Schema.Opaque<RetrieveAnswer>()(
  Schema.Struct({ Items: Schema.Array(Schema.Union([ErrorItem, AddressItem])) }),
) {}
