import { toItem } from "@heimwerk/adapters/http/contract/address/fields.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Addresses } from "@heimwerk/core/address/Addresses.port.ts"
import { suggestionLimit } from "@heimwerk/core/address/suggestionLimit.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

/** Number of suggestions in a response if the request names no limit. */
const defaultLimit = 10

/**
 * Matches the country codes of Germany that clients of the address service send. Other countries have no
 * addresses.
 */
const germany = /^(?:DE|DEU)$/iu

const asksForGermany = (countries = "DE") => countries.split(",").some((name) => germany.test(name.trim()))

export const layer = HttpApiBuilder.group(
  ShopApi,
  "addresses",
  Effect.fn(function* (handlers) {
    const addresses = yield* Addresses
    return handlers.handleAll({
      find: ({ query: { Container, Countries, Limit = defaultLimit, Text } }) =>
        asksForGermany(Countries)
          ? addresses
              .find({
                text: Text,
                ...(Container === undefined ? {} : { container: Container }),
                limit: Math.min(Limit, suggestionLimit(Container)),
              })
              .pipe(Effect.map((Items) => ({ Items })))
          : Effect.succeed({ Items: [] }),
      retrieve: ({ query: { Id, ...formats } }) =>
        addresses.retrieve(Id).pipe(
          Effect.map((address) => ({ Items: [toItem(Id, address, formats)] })),
          Effect.catchIf(
            ({ reason }) => reason === "NoAddressData",
            () => Effect.succeed({ Items: [] }),
          ),
        ),
    })
  }),
)
