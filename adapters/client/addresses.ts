import { addressesReasons } from "@heimwerk/core/address/addressesReasons.ts"

import {
  findPath,
  maxAddressTextLength,
  positionFormats,
  retrievePath,
} from "../http/contract/addressPaths.ts"
import type { CallOptions } from "./Answer.ts"
import type { Connection } from "./connection/Connection.ts"
import { readFoundAddresses, readPosition } from "./reading/readAddresses.ts"

/**
 * Suggestions for a partly typed German address, in the format of Loqate, and the position of a suggested
 * address.
 * @example
 * import { addresses, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { addresses })
 * const found = await shop.addresses.find("Hafenweg 10", 4)
 * found.ok && found.value[0]?.Text // => "Hafenweg 10"
 */
export const addresses = ({ call }: Connection) => ({
  /**
   * Returns suggestions for the first 200 characters of a typed text, best first. A suggestion that is not a
   * single address contains further suggestions.
   *
   * @param options.container the id of the suggestion whose addresses are searched, for example a street
   */
  find: (typed: string, limit: number, options: CallOptions & { readonly container?: string } = {}) => {
    const { container, ...rest } = options
    return call(
      {
        ...rest,
        method: "GET",
        path: findPath,
        query: { Text: typed.slice(0, maxAddressTextLength), Container: container, Limit: limit },
      },
      readFoundAddresses,
      addressesReasons,
    )
  },

  /** Returns the address of a suggestion with its position. Ids expire, so call this soon after `find`. */
  retrieve: (id: string, options: CallOptions = {}) =>
    call(
      {
        ...options,
        method: "GET",
        path: retrievePath,
        query: { Id: id, ...positionFormats },
      },
      readPosition,
      addressesReasons,
    ),
})
