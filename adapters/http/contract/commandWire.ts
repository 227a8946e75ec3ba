import type { HttpApiEndpoint } from "effect/http-api"

interface Command {
  readonly kind: string
}

/** The commands of a union by their kind. */
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

/** The requests of all commands by their kind; each endpoint is named like its command. */
export type CommandRequests<
  Union extends Command,
  Endpoints extends Readonly<Record<Union["kind"], HttpApiEndpoint.ConstraintRequest>>,
> = { readonly [Kind in Union["kind"]]: CommandRequest<Endpoints[Kind]> }

/** How each command of a union becomes a request and is read from it. The client and the server read the same rows. */
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
