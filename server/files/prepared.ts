import { Effect } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

import { encodedResponder } from "./encoded.ts"

type Responder = (
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<HttpServerResponse.HttpServerResponse>

/**
 * Encodes and compresses the answer of a port once. The answer must be the same for all visitors. It is
 * cached as long as the port returns the identical value, that is, until the world changes.
 */
export const preparedJson = <A, E>(
  ask: Effect.Effect<A, E>,
  toWire: (value: A) => Effect.Effect<unknown>,
  cacheControl: string,
) => {
  let kept: { readonly value: A; readonly respond: Responder } | undefined
  const prepare = (value: A) =>
    Effect.map(toWire(value), (wire) => {
      const bytes = new TextEncoder().encode(JSON.stringify(wire))
      const respond = encodedResponder({
        bytes,
        contentType: "application/json",
        cacheControl,
        isCompressible: true,
      })
      kept = { value, respond }
      return respond
    })
  return Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
    const value = yield* ask
    const respond = kept?.value === value ? kept.respond : yield* prepare(value)
    return yield* respond(request)
  })
}
