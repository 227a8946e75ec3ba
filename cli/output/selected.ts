import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import { NoAnswer, WrongUse } from "../errors.ts"

const isPlaced = Schema.is(Schema.Struct({ position: Schema.Int }))

const refusal = (expression: string, error: unknown): WrongUse => {
  const place = isPlaced(error) ? ` bei Zeichen ${error.position}` : ""
  return new WrongUse({
    message: `Die Auswahl „${expression}“ ist${place} nicht gültig. Die Schreibweise zeigt https://docs.jsonata.org.`,
  })
}

/** Compiles a JSONata expression. Fails for an invalid expression. The library is loaded on first use. */
export const compiled = (expression: string) =>
  Effect.tryPromise({
    try: async () => (await import("jsonata")).default(expression),
    catch: (error) => refusal(expression, error),
  })

/**
 * Selects a part of an answer with a JSONata expression, such as `products[price.regular < 2000].name`. Fails for an invalid
 * expression, and for one that selects nothing.
 */
export const selected = Effect.fnUntraced(function* (data: unknown, expression: string) {
  const selection = yield* compiled(expression)
  const found = yield* Effect.tryPromise({
    try: async (): Promise<unknown> => selection.evaluate(data),
    catch: (error) => refusal(expression, error),
  })
  if (found === undefined)
    return yield* new NoAnswer({ message: `Die Auswahl „${expression}“ trifft auf nichts zu.` })
  return found
})
