import { Effect } from "effect"

import type { Basket } from "@heimwerk/core/basket/Basket.ts"
import { Baskets } from "@heimwerk/core/ports/Baskets.ts"

import type { Load } from "../Answer.ts"
import { failed } from "../failed.ts"

export interface BasketData {
  readonly basket: Basket
}

export const load: Load<BasketData> = Effect.fn("pages.basket.load")(
  function* () {
    const baskets = yield* Baskets
    return {
      kind: "page" as const,
      data: { basket: yield* baskets.get },
      meta: {
        title: "Warenkorb | Heimwerk",
        description: "Dein Warenkorb im Heimwerk Onlineshop.",
        canonicalPath: "/warenkorb",
        robots: "noindex",
      },
    }
  },
  Effect.catch(({ message }) => Effect.succeed(failed(message, "/warenkorb"))),
)
