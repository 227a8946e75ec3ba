import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { type Effect, Struct } from "effect"

import { keyOf } from "./idempotencyKey.ts"

interface Row<Request, Command> {
  readonly toCommand: (request: Request) => Command
}
type CommandHeaders = Parameters<typeof keyOf>[0]

interface ToHandler<Command, A, E, R> extends Struct.Lambda {
  <Request>(
    row: Row<Request, Command>,
  ): (request: Request & { readonly headers: CommandHeaders }) => Effect.Effect<A, E, R>
  readonly "~lambda.out": this["~lambda.in"] extends Row<infer Request, Command>
    ? (request: Request & { readonly headers: CommandHeaders }) => Effect.Effect<A, E, R>
    : never
}

/**
 * Makes the HTTP handlers for a list of commands. Each handler reads the command and its idempotency key
 * from the request and runs the command.
 */
export const runCommands = <
  Command,
  Wire extends { readonly [Kind in keyof Wire]: Row<never, Command> },
  A,
  E,
  R,
>(
  wire: Wire,
  run: (command: Command, key: IdempotencyKey) => Effect.Effect<A, E, R>,
) =>
  Struct.map(
    wire,
    Struct.lambda<ToHandler<Command, A, E, R>>(
      (row) => (request) => run(row.toCommand(request), keyOf(request.headers)),
    ),
  )
