import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { SortKey } from "@heimwerk/core/catalog/ProductQuery.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { didYouMean } from "@heimwerk/core/search/didYouMean.ts"
import { normaliseTerm } from "@heimwerk/core/search/term.ts"
import { fold } from "@heimwerk/core/values/fold.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer, WrongUse } from "../../errors.ts"
import { freeText } from "../../input/freeText.ts"
import { market, marketContext } from "../../input/market.ts"
import { wholeNumber } from "../../input/wholeNumber.ts"
import { print, say } from "../../output/print.ts"
import { orderedProduct } from "../../output/productFields.ts"
import { productTable } from "../../output/productTable.ts"
import { withCatalog } from "../../shop/catalog.ts"

const allCategories = (categories: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  categories.flatMap((category) => [category, ...allCategories(category.subCategories)])

const listed = (categories: ReadonlyArray<Category>): string =>
  categories.map(({ id, name }) => `${name} (${id})`).join(", ")

/**
 * Returns the id of the category with the typed id or name, or no id if the option is missing. Fails if the
 * shop has no such category: the error lists the categories whose name contains the typed text, or else the
 * main categories.
 */
const categoryOf = Effect.fnUntraced(function* (text: Option.Option<string>) {
  if (Option.isNone(text)) return {}
  const typed = text.value.trim()
  const main = yield* Catalog.use(({ navigation }) => navigation)
  const all = allCategories(main)
  const found = all.find(({ id, name }) => id === typed || fold(name) === fold(typed))
  if (found !== undefined) return { categoryId: found.id }
  const similar = typed === "" ? [] : all.filter(({ name }) => fold(name).includes(fold(typed)))
  return yield* new NoAnswer({
    message: `Eine Kategorie „${typed}“ gibt es nicht. Möglich ist: ${listed(similar.length > 0 ? similar : main)}.`,
  })
})

/** Returns the normalised search term. It may be empty only if a category is given. */
const termOf = Effect.fnUntraced(function* (words: ReadonlyArray<string>, category: Option.Option<string>) {
  const term = normaliseTerm(words.join(" "))
  if (term !== undefined) return { term }
  if (words.length > 0) return yield* new NoAnswer({ message: "Bitte einen Suchbegriff angeben." })
  if (Option.isSome(category)) return {}
  return yield* new WrongUse({
    message: "Es fehlt ein Suchbegriff oder --category. Mehr mit: heimwerk products search --help",
  })
})

/** `heimwerk products search`: prints one page of products for a term, a category or both. */
export const search = Command.make(
  "search",
  {
    category: Flag.String("category").pipe(
      Flag.optional,
      Flag.withMetavar("<Kategorie>"),
      Flag.withDescription("Nur Produkte dieser Kategorie (Name oder Id)"),
    ),
    limit: wholeNumber("limit", 1, 96).pipe(
      Flag.withDefault(24),
      Flag.withDescription("Produkte auf einer Seite (sonst 24)"),
    ),
    market,
    page: wholeNumber("page", 1, 9999).pipe(
      Flag.withDefault(1),
      Flag.withDescription("Seite der Liste (sonst 1)"),
    ),
    sort: Flag.Literals("sort", SortKey.literals).pipe(
      Flag.withDefault("relevance"),
      Flag.withMetavar("<Folge>"),
      Flag.withDescription("Reihenfolge"),
    ),
    words: freeText("Suchbegriff", "Was gesucht wird; darf mit --category fehlen", 0),
  },
  Effect.fn("cli.products.search")(function* ({ category, limit, market: marketId, page, sort, words }) {
    const term = yield* termOf(words, category)
    const market = yield* marketContext(marketId)
    const found = yield* withCatalog(
      Effect.gen(function* () {
        const query = {
          ...term,
          ...(yield* categoryOf(category)),
          ...(market === undefined ? {} : { marketId: market.id }),
          filters: [],
          sort,
          page,
          pageSize: limit,
        }
        return yield* Catalog.use((catalog) => catalog.search(query))
      }),
    )
    const products = found.products.map(orderedProduct)
    yield* print({ ...found, products }, (width) => productTable(found, market, width), products)
    const { alternativeTerms, correctedTerm } = found
    const question =
      alternativeTerms === undefined
        ? ""
        : didYouMean(alternativeTerms)
            .map(({ text }) => text)
            .join("")
    if (found.total === 0) {
      const message = `Dazu gibt es bei uns leider kein Produkt. ${question}`.trimEnd()
      return yield* new NoAnswer({ message })
    }
    if (question !== "") yield* say(question)
    if (correctedTerm !== undefined) yield* say(`Gezeigt werden Treffer für „${correctedTerm}“.`)
    if (found.page !== page) yield* say(`Seite ${page} gibt es nicht; gezeigt wird die letzte.`)
  }),
).pipe(
  Command.withDescription("Produkte nach Begriff oder Kategorie suchen"),
  Command.withExamples([
    {
      command: "heimwerk products search Akkuschrauber --market 201 --sort price-asc",
      description: "mit Bestand im Markt",
    },
    {
      command: "heimwerk products search --category Gartenschläuche --fields articleId,name,price.regular",
      description: "eine Kategorie, Beträge in Cent",
    },
  ]),
)
