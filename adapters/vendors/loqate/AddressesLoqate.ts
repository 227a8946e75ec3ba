import { Addresses, AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import * as Effect from "effect/Effect"
import {
  FetchHttpClient,
  HttpClient,
  HttpClientError,
  HttpClientRequest,
  HttpClientResponse,
} from "effect/http"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { positionOf } from "../../http/contract/address/fields.ts"
import { ErrorItem } from "../../http/contract/address/Item.ts"
import {
  findPath,
  maxAddressTextLength,
  positionFormats,
  retrievePath,
} from "../../http/contract/addressPaths.ts"
import { AddressesFound, AddressRetrieved } from "../../http/reading/addresses.ts"
import { withinBudget, withRetries } from "../../http/retry.ts"

/** Address and key of the address service. */
export interface LoqateAddress {
  /** The origin of Loqate, or of a shop that implements the same contract. */
  readonly origin: string
  /** The shop's key at Loqate, from its configuration. A shop's own service needs no key. */
  readonly key?: string
}

/** The origin of Loqate's own service. */
export const loqateOrigin = "https://api.addressy.com"

const toError = (cause: unknown): AddressesError => {
  if (cause instanceof AddressesError) return cause
  return HttpClientError.isHttpClientError(cause) && cause.reason._tag === "StatusCodeError"
    ? new AddressesError({ reason: "HttpStatus", status: cause.reason.response.status })
    : new AddressesError({ reason: "Unavailable", cause })
}

const answer = withinBudget(toError)

const isErrorItem = Schema.is(ErrorItem)

/** Returns the items of an answer. Fails for an error item, which Loqate sends with status 200. */
const accepted = <Item>(items: ReadonlyArray<Item | typeof ErrorItem.Type>) => {
  const good: Array<Item> = []
  for (const item of items) {
    if (isErrorItem(item)) {
      const cause = `${item.Error} ${item.Description}: ${item.Cause}`
      return Effect.fail(new AddressesError({ reason: "Unavailable", cause }))
    }
    good.push(item)
  }
  return Effect.succeed(good)
}

/**
 * Addresses of Loqate, or of a shop that implements its contract (storefront 7, address capture). Sends
 * plain GET requests without cookies or custom headers, so that browsers need no CORS preflight.
 */
export const layer = ({ key, origin }: LoqateAddress): Layer.Layer<Addresses> =>
  Layer.effect(
    Addresses,
    Effect.gen(function* () {
      const client = withRetries(yield* HttpClient.HttpClient).pipe(HttpClient.filterStatusOk)
      const get = (path: string, query: Readonly<Record<string, string | number>>) =>
        client.execute(
          HttpClientRequest.get(new URL(path, origin), {
            urlParams: { ...(key === undefined ? {} : { Key: key }), ...query },
            acceptJson: true,
          }),
        )
      return {
        find: Effect.fn("AddressesLoqate.find")(function* ({ container, limit, text }) {
          if (text.length > maxAddressTextLength) return []
          if (container === undefined && text.trim() === "") return []
          const { Items } = yield* get(findPath, {
            Text: text,
            ...(container === undefined ? {} : { Container: container }),
            Countries: "DE",
            Limit: limit,
            Language: "de",
          }).pipe(Effect.flatMap(HttpClientResponse.schemaBodyJson(AddressesFound)))
          return (yield* accepted(Items)).slice(0, limit)
        }, answer),
        retrieve: Effect.fn("AddressesLoqate.retrieve")(function* (id) {
          if (id === "") return yield* new AddressesError({ reason: "NoAddressData" })
          const { Items } = yield* get(retrievePath, { Id: id, ...positionFormats }).pipe(
            Effect.flatMap(HttpClientResponse.schemaBodyJson(AddressRetrieved)),
          )
          const [item] = yield* accepted(Items)
          if (item === undefined) return yield* new AddressesError({ reason: "NoAddressData" })
          return {
            street: item.Street,
            buildingNumber: item.BuildingNumber,
            postalCode: item.PostalCode,
            city: item.City,
            position: yield* positionOf(item),
          }
        }, answer),
      }
    }),
  ).pipe(
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { credentials: "omit" })),
    Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
  )
