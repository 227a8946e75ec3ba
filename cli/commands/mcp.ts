import { Command } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { heimwerk } from "../root.ts"
import { version } from "../version.ts"

const option = (name: string, value: Option.Option<string>): ReadonlyArray<string> =>
  Option.isSome(value) ? [`--${name}=${value.value}`] : []

/**
 * `heimwerk mcp`: offers other programs the commands that only read public data, through the Model Context
 * Protocol.
 */
export const mcp = Command.make(
  "mcp",
  {},
  Effect.fn("cli.mcp")(function* () {
    const { data, origin, profile } = yield* heimwerk
    const { serve } = yield* Effect.promise(() => import("../mcp/server.ts"))
    yield* serve(version, [
      ...option("data", data),
      ...option("origin", origin),
      ...option("profile", profile),
    ])
  }),
).pipe(Command.withDescription("Die Auskünfte als Werkzeuge anbieten (Model Context Protocol, über stdio)"))
