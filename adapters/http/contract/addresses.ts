import { AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import { maxInContainer } from "@heimwerk/core/address/suggestionLimit.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { FindAnswer, RetrieveAnswer } from "./address/Item.ts"
import { findPath, maxAddressTextLength, retrievePath } from "./addressPaths.ts"
import { RequestGuard } from "./RequestGuard.ts"
import { errorResponses } from "./errors.ts"

const text = Schema.String.check(
  Schema.isMaxLength(maxAddressTextLength, {
    message: "Bitte gib für die Adresssuche höchstens 200 Zeichen ein.",
  }),
)

/** An id, key or format of the address service, limited to 200 characters. */
const word = Schema.String.check(Schema.isMaxLength(200))

/**
 * Endpoints for address suggestions and single addresses, compatible with Loqate's Capture Find and Retrieve
 * (storefront 7, address capture; forms and markets 7). The shop's own service ignores `Key` and `Language`:
 * it needs no key and knows only German addresses.
 */
export class AddressesApi extends HttpApiGroup.make("addresses")
  .add(
    HttpApiEndpoint.get("find", findPath, {
      query: {
        Key: Schema.optionalKey(word),
        Text: text,
        Container: Schema.optionalKey(word),
        Countries: Schema.optionalKey(word),
        Language: Schema.optionalKey(word),
        Limit: Schema.optionalKey(
          Schema.FiniteFromString.check(
            Schema.isInt(),
            Schema.isBetween({ minimum: 1, maximum: maxInContainer }),
          ),
        ),
      },
      success: FindAnswer,
      error: errorResponses(AddressesError, "HttpStatus", "Unavailable"),
    }),
    HttpApiEndpoint.get("retrieve", retrievePath, {
      query: {
        Key: Schema.optionalKey(word),
        Id: word,
        Field1Format: Schema.optionalKey(word),
        Field2Format: Schema.optionalKey(word),
      },
      success: RetrieveAnswer,
      error: errorResponses(AddressesError, "HttpStatus", "Unavailable"),
    }),
  )
  .middleware(RequestGuard) {}
