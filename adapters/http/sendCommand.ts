import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import type * as Effect from "effect/Effect"
import type { HttpApiEndpoint } from "effect/http-api"

import type { CommandRequests, CommandsByKind, CommandWire } from "./contract/commandWire.ts"

interface Request {
  readonly params?: object
  readonly payload?: unknown
}

/** The request of a command, including the parameters that all commands have. */
type Complete<R extends Request> = R & {
  readonly params: R["params"] & { readonly brand: string }
  readonly headers: { readonly "idempotency-key": IdempotencyKey }
  readonly responseMode?: "decoded-only"
}

const complete = <R extends Request>(request: R, brand: string, key: IdempotencyKey): Complete<R> => ({
  ...request,
  params: { ...request.params, brand },
  headers: { "idempotency-key": key },
})

/**
 * Returns a function that sends any command of the basket or the wishlist. `wire` makes the request of a
 * command, and the function of `calls` with the command's name sends it.
 */
export const sendOver = <
  Union extends { readonly kind: string },
  Endpoints extends Readonly<Record<Union["kind"], HttpApiEndpoint.ConstraintRequest>>,
>(
  wire: CommandWire<Union, Endpoints>,
  calls: {
    readonly [Kind in Union["kind"]]: (
      request: Complete<CommandRequests<Union, Endpoints>[Kind]>,
    ) => Effect.Effect<Endpoints[Kind]["~Success"]["Type"], unknown>
  },
  brand: string,
) => {
  const send = <Kind extends Union["kind"]>(
    kind: Kind,
    command: CommandsByKind<Union>[Kind],
    key: IdempotencyKey,
  ) => calls[kind](complete(wire[kind].toRequest(command), brand, key))
  return (command: CommandsByKind<Union>[Union["kind"]], key: IdempotencyKey) =>
    send(command.kind, command, key)
}
