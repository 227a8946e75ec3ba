import { Clock, Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"

import { countRefusal } from "../telemetry/measures.ts"
import { Attempts } from "./Attempts.ts"
import { countedNetworks } from "./countedNetworks.ts"

/**
 * The networks of the client's address, which a trusted proxy may report. They are never logged, and are stored
 * only as hashes.
 */
const clientNetworks = Effect.map(HttpServerRequest.HttpServerRequest, ({ remoteAddress }) =>
  countedNetworks(Option.getOrElse(remoteAddress, () => "")),
)

/**
 * Limits how often the networks of a client may do something. The database counts, so the limit applies to
 * all servers together.
 *
 * @param max the maximum for one IPv4 address or one IPv6 /64 within the window
 */
export const makeNetworkLimit = (kind: string, max: number, windowMillis: number) =>
  Effect.map(Attempts, (attempts) => ({
    /**
     * Counts a request and returns whether a network of the client has exceeded its limit. Stops at the
     * first such network, so that one /64 cannot use up the limit of its /56.
     */
    isExceeded: Effect.gen(function* () {
      for (const { factor, name } of yield* clientNetworks)
        if ((yield* attempts.count(kind, name, windowMillis)) > max * factor) {
          yield* countRefusal(`limit of ${kind}`)
          return true
        }
      return false
    }),
    /** Returns how long the client has to wait until the windows of all its networks have ended, in ms. */
    waitMillis: Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const begun = yield* Effect.forEach(yield* clientNetworks, ({ name }) => attempts.begun(kind, name))
      return Math.max(0, ...begun.map((at) => (at === undefined ? 0 : at + windowMillis - now)))
    }),
    /** Subtracts a request that must not count. */
    forgive: Effect.flatMap(clientNetworks, (networks) =>
      Effect.forEach(networks, ({ name }) => attempts.forgive(kind, name), { discard: true }),
    ),
  }))
