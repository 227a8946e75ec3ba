import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { explainPrice } from "../../explain/explainPrice.ts"
import { articleNumber, decodeArticle } from "../../input/articleNumber.ts"
import { explanationText } from "../../output/explanationText.ts"
import { print } from "../../output/print.ts"
import { withCatalog } from "../../shop/catalog.ts"

/** `heimwerk prices explain`: explains the price and the flags of an article, rule by rule. */
export const explain = Command.make(
  "explain",
  { article: articleNumber },
  Effect.fn("cli.prices.explain")(function* ({ article }) {
    const articleId = yield* decodeArticle(article)
    const product = yield* withCatalog(Catalog.use((catalog) => catalog.detail(articleId)))
    const explained = explainPrice(product)
    yield* print(explained, (width) => explanationText(explained, width), explained.steps)
  }),
).pipe(
  Command.withDescription("Preis und Kennzeichen eines Artikels erklären: Rechnung, Regel und Quelle"),
  Command.withExamples([
    { command: "heimwerk prices explain 20167537", description: "warum dieses Kennzeichen?" },
  ]),
)
