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

/**
 * Selects a part of an answer with a JSONata expression, such as `products[price.regular < 2000].name`. Fails for an invalid
 * expression, and for one that selects nothing. The library is loaded on first use.
 */
export const selected = Effect.fnUntraced(function* (data: unknown, expression: string) {
  const found = yield* Effect.tryPromise({
    try: async (): Promise<unknown> => {
      const { default: jsonata } = await import("jsonata")
      return jsonata(expression).evaluate(data)
    },
    catch: (error) => refusal(expression, error),
  })
  if (found === undefined)
    return yield* new NoAnswer({ message: `Die Auswahl „${expression}“ trifft auf nichts zu.` })
  return found
})
