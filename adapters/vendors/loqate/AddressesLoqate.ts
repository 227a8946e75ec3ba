import { Addresses, AddressesError } from "@heimwerk/core/address/Addresses.port.ts"
import * as Effect from "effect/Effect"
import { Fetch } from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"

import { fetchWithRetries, receive } from "../../client/connection/fetchWithRetries.ts"
import type { Read } from "../../client/reading/Read.ts"
import { readFoundAddresses, readPosition } from "../../client/reading/readAddresses.ts"
import {
  findPath,
  maxAddressTextLength,
  positionFormats,
  retrievePath,
} from "../../http/contract/addressPaths.ts"
import { isObject, type Values, valuesOf } from "../../client/reading/plain/isObject.ts"
import { withoutNulls } from "../../client/reading/plain/withoutNulls.ts"

/** Address and key of the address service. */
export interface LoqateAddress {
  /** The origin of Loqate, or of a shop that implements the same contract. */
  readonly origin: string
  /** The shop's key at Loqate, from its configuration. A shop's own service needs no key. */
  readonly key?: string
}

/** The origin of Loqate's own service. */
export const loqateOrigin = "https://api.addressy.com"

/** Time limit of a call with its retries, in ms. */
const timeoutMillis = 10_000

const toError = (cause: unknown): AddressesError =>
  cause instanceof AddressesError ? cause : new AddressesError({ reason: "Unavailable", cause })

/** Reads an answer. Logs the records that it leaves out. */
const readAs = <A>(read: Read<A>, raw: unknown): Effect.Effect<A, AddressesError> =>
  Effect.gen(function* () {
    const reports: Array<string> = []
    const found = yield* Effect.try({
      try: () => read(raw, (sentence) => reports.push(sentence)),
      catch: toError,
    })
    yield* Effect.forEach(reports, (sentence) => Effect.logWarning(sentence))
    return found
  })

/** Returns the items of an answer. Fails for an error item, which Loqate sends with status 200. */
const itemsOf = (raw: unknown): Effect.Effect<ReadonlyArray<unknown>, AddressesError> => {
  const { Items: items } = valuesOf(raw)
  if (!Array.isArray(items)) return Effect.fail(toError(new Error("The answer has no Items.")))
  const refusal = items.find((item): item is Values => isObject(item) && "Error" in item)
  if (refusal === undefined) return Effect.succeed(items)
  const { Cause, Description, Error: code } = refusal
  return Effect.fail(toError(`${String(code)} ${String(Description)}: ${String(Cause)}`))
}

/**
 * Addresses of Loqate, or of a shop that implements its contract (storefront 7, address capture). Sends
 * plain GET requests without cookies or custom headers, so that browsers need no CORS preflight.
 */
export const layer = ({ key, origin }: LoqateAddress): Layer.Layer<Addresses> =>
  Layer.effect(
    Addresses,
    Effect.map(Fetch, (send) => {
      const get = (path: string, query: Readonly<Record<string, string>>) =>
        Effect.tryPromise({
          try: async (signal) => {
            const address = new URL(path, origin)
            if (key !== undefined) address.searchParams.set("Key", key)
            for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
            const headers = { accept: "application/json" }
            const attempt = async () => receive(await send(address, { credentials: "omit", headers, signal }))
            const { response, text } = await fetchWithRetries(attempt, true, signal, timeoutMillis)
            if (!response.ok) throw new AddressesError({ reason: "HttpStatus", status: response.status })
            return withoutNulls(JSON.parse(text))
          },
          catch: toError,
        }).pipe(Effect.timeout(timeoutMillis), Effect.mapError(toError))
      return {
        find: Effect.fn("AddressesLoqate.find")(function* ({ container, limit, text }) {
          if (text.length > maxAddressTextLength) return []
          if (container === undefined && text.trim() === "") return []
          const raw = yield* get(findPath, {
            Text: text,
            ...(container === undefined ? {} : { Container: container }),
            Countries: "DE",
            Limit: String(limit),
            Language: "de",
          })
          yield* itemsOf(raw)
          return (yield* readAs(readFoundAddresses, raw)).slice(0, limit)
        }),
        retrieve: Effect.fn("AddressesLoqate.retrieve")(function* (id) {
          if (id === "") return yield* new AddressesError({ reason: "NoAddressData" })
          const raw = yield* get(retrievePath, { Id: id, ...positionFormats })
          const items = yield* itemsOf(raw)
          if (items.length === 0) return yield* new AddressesError({ reason: "NoAddressData" })
          return yield* readAs(readPosition, raw)
        }),
      }
    }),
  )
