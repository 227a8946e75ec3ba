import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"

/** Where a request comes from, as far as trusted proxies say; to be counted by, never to be logged or kept. */
export const networkAddress = Effect.map(HttpServerRequest.HttpServerRequest, ({ remoteAddress }) =>
  Option.getOrElse(remoteAddress, () => ""),
)
