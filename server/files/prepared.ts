import { Effect } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

import { encodedResponder } from "./encoded.ts"

type Responder = (request: HttpServerRequest.HttpServerRequest) => Effect.Effect<HttpServerResponse.HttpServerResponse>

/**
 * An answer that is the same for everyone until the server stops: asked for and written as JSON on first use, then served
 * as bytes. A failure is not kept; the next request asks again.
 */
export const preparedJson = <A, E>(answer: Effect.Effect<A, E>, cacheControl: string) => {
  let kept: Responder | undefined
  const prepare = Effect.map(answer, (value) => {
    kept = encodedResponder({
      bytes: new TextEncoder().encode(JSON.stringify(value)),
      contentType: "application/json",
      cacheControl,
      isCompressible: true,
    })
    return kept
  })
  return (request: HttpServerRequest.HttpServerRequest): Effect.Effect<HttpServerResponse.HttpServerResponse, E> =>
    Effect.flatMap(kept === undefined ? prepare : Effect.succeed(kept), (respond) => respond(request))
}
