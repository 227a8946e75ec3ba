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

/** Method and path of an endpoint below the path of its list, for example `POST items/:id`. */
type RouteOf<Endpoint> = Endpoint extends {
  readonly method: infer Method extends string
  readonly path: `/shop/rest/V1/:brand/${string}/${infer Rest}`
}
  ? { readonly at: `${Method} ${Rest}` }
  : never

/**
 * How each command of a union becomes an HTTP request and is decoded from it. The client and the server use
 * the same table. It loads no schema: clients without Effect use it too. The compiler compares method and path
 * with the endpoint.
 */
export type CommandWire<
  Union extends Command,
  Endpoints extends Readonly<Record<Union["kind"], HttpApiEndpoint.ConstraintRequest>>,
  Facts = unknown,
> = {
  readonly [Kind in Union["kind"]]: Facts &
    RouteOf<Endpoints[Kind]> & {
      readonly toRequest: (command: CommandsByKind<Union>[Kind]) => CommandRequests<Union, Endpoints>[Kind]
      readonly toCommand: (request: CommandRequests<Union, Endpoints>[Kind]) => CommandsByKind<Union>[Kind]
    }
}
