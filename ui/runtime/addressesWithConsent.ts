import * as AddressesLoqate from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import { Addresses } from "@heimwerk/core/address/Addresses.port.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { Context, Effect, Layer } from "effect"

/**
 * Addresses of the given service while the visitor consents to it, otherwise addresses of the shop. The typed text
 * reaches another company only with consent.
 *
 * @param shop the origin of the shop
 */
export const addressesWithConsent = (
  service: AddressesLoqate.LoqateAddress,
  shop: string,
): Layer.Layer<Addresses, never, ConsentService> =>
  Layer.effect(
    Addresses,
    Effect.gen(function* () {
      const consent = yield* ConsentService
      const open = (of: AddressesLoqate.LoqateAddress) =>
        Effect.map(Layer.build(AddressesLoqate.layer(of)), Context.get(Addresses))
      const [vendor, own] = [yield* open(service), yield* open({ origin: shop })]
      const current = Effect.map(consent.grant("addresses"), (grant) => (grant === undefined ? own : vendor))
      return {
        find: (query) => Effect.flatMap(current, (addresses) => addresses.find(query)),
        retrieve: (id) => Effect.flatMap(current, (addresses) => addresses.retrieve(id)),
      }
    }),
  )
