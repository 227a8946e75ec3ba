import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import type { Basket, NewLine } from "../basket/Basket.ts"
import type { Quantity } from "../values/Quantity.ts"

const messages = {
  UnknownArticle: "Diesen Artikel gibt es bei uns nicht (mehr).",
  UnknownLine: "Dieser Artikel liegt nicht mehr in deinem Warenkorb.",
  QuantityExceeded: "Mehr als 999 Stück eines Artikels sind online nicht möglich.",
  TooManyLines: "Dein Warenkorb fasst höchstens 200 verschiedene Artikel.",
  Invalid: "Diese Änderung am Warenkorb ist so nicht möglich. Bitte prüfe deine Eingabe.",
  Unavailable: "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal.",
} as const

/** Why a basket was not read or changed; the basket itself is as it was. */
export class BasketError extends Schema.TaggedError<BasketError>()("BasketError", {
  reason: Schema.Literals([
    "UnknownArticle",
    "UnknownLine",
    "QuantityExceeded",
    "TooManyLines",
    "Invalid",
    "Unavailable",
  ]),
  cause: Schema.optionalKey(Schema.Defect()),
}) {
  override get message() {
    return messages[this.reason]
  }
}

/** Names one command for good: the same key twice has one effect, whatever was lost on the way. */
export type CommandKey = string

/** For so long a keeper of baskets remembers the keys it has seen: 24 hours. */
export const keyLifetimeMillis = 24 * 60 * 60 * 1000

/** One visitor's basket; who the visitor is was settled when the port was built (storefront 7, Basket). */
export class Baskets extends Context.Service<
  Baskets,
  {
    /** The basket; a visitor without one has the empty basket. */
    readonly get: Effect.Effect<Basket, BasketError>
    /** Adds pieces of an article, to its line where there is one. */
    add(line: NewLine, key: CommandKey): Effect.Effect<Basket, BasketError>
    /** Sets the quantity of a line. */
    update(lineItemId: string, quantity: Quantity, key: CommandKey): Effect.Effect<Basket, BasketError>
    /** Takes a line out; one that is not there any more is `UnknownLine`. */
    remove(lineItemId: string, key: CommandKey): Effect.Effect<Basket, BasketError>
  }
>()("core/ports/Baskets") {}
