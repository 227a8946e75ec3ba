import type { HttpApiEndpoint } from "effect/http-api"

interface Command {
  readonly kind: string
}

/** Maps each kind of command in a union to its type. */
export type CommandsByKind<Union extends Command> = {
  readonly [Kind in Union["kind"]]: Extract<Union, { readonly kind: Kind }>
}

type ParamsOf<Endpoint extends HttpApiEndpoint.ConstraintRequest> = Omit<Endpoint["~Params"]["Type"], "brand">
type PayloadOf<Endpoint extends HttpApiEndpoint.ConstraintRequest> = Endpoint["~Payload"]["Type"]

/** The part of a request that depends on the command: the ids in the path and the body. */
export type CommandRequest<Endpoint extends HttpApiEndpoint.ConstraintRequest> = ([
  keyof ParamsOf<Endpoint>,
] extends [never]
  ? { readonly params?: {} }
  : { readonly params: ParamsOf<Endpoint> }) &
  ([PayloadOf<Endpoint>] extends [never] ? {} : { readonly payload: PayloadOf<Endpoint> })

/** The requests of all commands by their kind. Each endpoint has the name of its command. */
export type CommandRequests<
  Union extends Command,
  Endpoints extends Readonly<Record<Union["kind"], HttpApiEndpoint.ConstraintRequest>>,
> = { readonly [Kind in Union["kind"]]: CommandRequest<Endpoints[Kind]> }

/**
 * Method and path of each request of the basket or the wishlist: two reads, each command, and the move
 * between basket and wishlist.
 */
export type CommandRoutes<Union extends Command, Move extends string> = Readonly<
  Record<"get" | "limited" | Union["kind"] | Move, { readonly method: string; readonly path: `/${string}` }>
>

/**
 * How each command of the basket or the wishlist becomes an HTTP request and is decoded from it. The client
 * and the server use the same table.
 */
export type CommandWire<
  Union extends Command,
  Endpoints extends Readonly<Record<Union["kind"], HttpApiEndpoint.ConstraintRequest>>,
  Facts = unknown,
> = {
  readonly [Kind in Union["kind"]]: Facts & {
    readonly toRequest: (command: CommandsByKind<Union>[Kind]) => CommandRequests<Union, Endpoints>[Kind]
    readonly toCommand: (request: CommandRequests<Union, Endpoints>[Kind]) => CommandsByKind<Union>[Kind]
  }
}
