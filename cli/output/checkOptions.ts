import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { WrongUse } from "../errors.ts"
import { compiled } from "./selected.ts"

/**
 * Refuses output options that fit no answer: two formats at once, and an invalid expression. It runs before every
 * command, so that a command with such options changes nothing.
 */
export const checkOptions = Effect.fnUntraced(function* ({
  csv,
  json,
  select,
}: {
  readonly csv: boolean
  readonly json: boolean
  readonly select: Option.Option<string>
}) {
  if (csv && json) return yield* new WrongUse({ message: "--csv und --json schließen einander aus." })
  if (Option.isSome(select)) yield* compiled(select.value)
})
