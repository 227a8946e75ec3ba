import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"

/**
 * The client's network address, as reported by trusted proxies. It is a key of rate limits and is never
 * logged or stored.
 */
export const networkAddress = Effect.map(HttpServerRequest.HttpServerRequest, ({ remoteAddress }) =>
  Option.getOrElse(remoteAddress, () => ""),
)
