import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"

/**
 * The client's network address, as far as trusted proxies report it. Used as a key of rate limits; never logged or stored.
 */
export const networkAddress = Effect.map(HttpServerRequest.HttpServerRequest, ({ remoteAddress }) =>
  Option.getOrElse(remoteAddress, () => ""),
)
