import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Argument } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { decodeText } from "./decodeText.ts"

/** The argument with the number of an article. */
export const articleNumber = Argument.String("Artikelnummer").pipe(
  Argument.withDescription("6 bis 10 Ziffern, zum Beispiel aus heimwerk products search"),
)

/** Decodes a typed article number. If the text has letters, the error names the command that finds the number. */
export const decodeArticle = (typed: string) =>
  /\p{L}/u.test(typed)
    ? Effect.fail(
        new NoAnswer({
          message: `„${typed}“ ist keine Artikelnummer. Die Nummer zeigt: heimwerk products search ${typed}`,
        }),
      )
    : decodeText(ArticleId, typed)
