import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"

import type { Address } from "./Address.ts"
import type { AddressSuggestion } from "./AddressSuggestion.ts"
import type { ErrorFields } from "../values/errorFields.ts"
import { addressesReasons } from "./addressesReasons.ts"

/**
 * Why an address request failed. Visitors always see 'Keine Adressen gefunden.'; `detail` is the text for
 * the log (storefront 8):
 *
 * | reason | detail |
 * |---|---|
 * | `NoAddressData`, if `retrieve` gets no items | `No address data retrieved` |
 * | `HttpStatus`, if the status is not ok | `HTTP error! status: 503` |
 * | `Unavailable`, for any other failure, also an error item with status 200 | the cause |
 * @stability stable
 * @example
 * import { AddressesError } from "@heimwerk/core/address"
 *
 * new AddressesError({ reason: "HttpStatus", status: 503 }).detail // => "HTTP error! status: 503"
 */
export class AddressesError extends Data.TaggedError("AddressesError")<
  ErrorFields<typeof addressesReasons> & {
    /** HTTP status of the address service, if the reason is `HttpStatus`. */
    readonly status?: number
  }
> {
  static readonly reasons: typeof addressesReasons = addressesReasons

  override get message() {
    return addressesReasons[this.reason].message
  }

  get detail() {
    if (this.reason === "NoAddressData") return "No address data retrieved"
    return this.reason === "HttpStatus"
      ? `HTTP error! status: ${this.status ?? "unknown"}`
      : String(this.cause)
  }
}

/**
 * An address query: the typed text, and optionally a container to search in (forms and markets 7, address
 * find).
 */
export interface AddressQuery {
  readonly text: string
  /** The id of the suggestion that contains the addresses to search, for example a street. */
  readonly container?: string
  readonly limit: number
}

/**
 * Finds German addresses while the customer types (forms and markets 3.5, 7).
 * @stability stable
 * @example
 * import { AddressesMemory } from "@heimwerk/adapters/memory"
 * import { Addresses } from "@heimwerk/core/address"
 * import * as Effect from "effect/Effect"
 *
 * const address = {
 *   street: "Hafenweg",
 *   buildingNumber: "10",
 *   postalCode: "24103",
 *   city: "Kiel",
 *   position: { lat: 54.3201, lng: 10.1401 },
 * }
 * const found = Addresses.use((port) => port.find({ text: "Hafenweg 10", limit: 4 }))
 * const [first] = await Effect.runPromise(Effect.provide(found, AddressesMemory.layer([address])))
 * first?.Text // => "Hafenweg 10"
 */
export class Addresses extends Context.Service<
  Addresses,
  {
    /** Returns at most `limit` suggestions, best first. An empty result is not an error. */
    find(query: AddressQuery): Effect.Effect<ReadonlyArray<AddressSuggestion>, AddressesError>
    /**
     * Returns the address of a suggestion that is not a container. Ids expire, so call this soon after
     * `find`.
     */
    retrieve(id: string): Effect.Effect<Address, AddressesError>
  }
>()("core/address/Addresses") {}
