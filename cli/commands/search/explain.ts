import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { normaliseTerm } from "@heimwerk/core/search/term.ts"
import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../../errors.ts"
import { explainSearch } from "../../explain/explainSearch.ts"
import { freeText, joined } from "../../input/freeText.ts"
import { explanationText } from "../../output/explanationText.ts"
import { print } from "../../output/print.ts"
import { withCatalog } from "../../shop/catalog.ts"

/** `heimwerk search explain`: explains how the shop reads a search text and ranks the first articles. */
export const explain = Command.make(
  "explain",
  { words: freeText("Suchbegriff", "Was gesucht wird") },
  Effect.fn("cli.search.explain")(function* ({ words }) {
    const typed = joined(words)
    const term = normaliseTerm(typed)
    if (term === undefined) return yield* new NoAnswer({ message: "Bitte einen Suchbegriff angeben." })
    const query = { term, filters: [], sort: "relevance", page: 1, pageSize: 24 } as const
    const page = yield* withCatalog(Catalog.use((catalog) => catalog.search(query)))
    const explained = explainSearch(typed, term, page)
    yield* print(explained, (width) => explanationText(explained, width), explained.steps)
  }),
).pipe(
  Command.withDescription("Erklären, wie der Shop einen Suchbegriff versteht und ordnet"),
  Command.withExamples([
    { command: "heimwerk search explain Hammer mit Stiel", description: "warum dieser Artikel oben steht" },
  ]),
)
