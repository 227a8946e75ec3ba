import type { ProductPage } from "@heimwerk/core/catalog/ProductPage.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { analyse, type Analysed } from "@heimwerk/core/search/analyse.ts"
import { fieldWeights } from "@heimwerk/core/search/articleTerms.ts"
import { interpret } from "@heimwerk/core/search/interpret.ts"
import { scores } from "@heimwerk/core/search/matchVocabulary.ts"
import { maxTermLength } from "@heimwerk/core/search/term.ts"
import { tokens } from "@heimwerk/core/search/tokens.ts"

import type { Explanation, Step } from "./Explanation.ts"

/**
 * The explanation of a search. `words` has the typed words that are not ignored, each with the term that the
 * search uses for it.
 */
interface SearchExplanation extends Explanation {
  readonly values: {
    readonly searched: string
    readonly words: ReadonlyArray<{ readonly word: string; readonly term: string }>
    readonly ignored: ReadonlyArray<string>
    readonly total: number
    readonly correctedTerm: string | null
    readonly alternativeTerms: ReadonlyArray<string>
    readonly first: ReadonlyArray<string>
  }
}

/** Number of articles whose position in the list is explained. */
const explainedArticles = 3

const kinds: ReadonlyMap<number, string> = new Map([
  [scores.exact, "gleich"],
  [scores.ending, "Wortende"],
  [scores.prefix, "Wortanfang"],
  [scores.inside, "Wortteil"],
  [scores.inflected, "andere Form"],
  [scores.bareNumber, "Zahl ohne Einheit"],
])

const fieldsOf = ({ articleId, brand, name }: Product) =>
  [
    { field: "Artikelnummer", text: articleId, weight: fieldWeights.articleNumber },
    { field: "Name", text: name, weight: fieldWeights.name },
    { field: "Marke", text: brand, weight: fieldWeights.brand },
  ] as const

/**
 * Returns a text about a searched word: which of number, name and brand of an article matches it best, and
 * the points of the match. A compound that the search splits has a match for each part.
 */
const matchOf = (product: Product, { word }: Analysed): string => {
  const fields = fieldsOf(product).map((field) => ({ ...field, own: analyse(field.text, true) }))
  const vocabulary = fields.flatMap(({ own }) => own.map((term) => ({ ...term, articles: 1 })))
  // All words count as German ones, because the search has already corrected the text.
  const { compounds = [], words } = interpret(vocabulary, () => true)(word)
  const best = (compounds[0] ?? words).flatMap((matches) =>
    fields
      .flatMap(({ field, own, weight }) =>
        matches
          .filter(({ term }) => own.some((each) => each.term === term))
          .map(({ score, term }) => ({
            text: `${kinds.get(score) ?? "ähnlich"} (${term}) im Feld ${field}`,
            points: score * weight,
          })),
      )
      .toSorted((a, b) => b.points - a.points)
      .slice(0, 1),
  )
  return best.length === 0
    ? `${word}: nicht in Nummer, Name oder Marke, allenfalls in Kategorie, Stichwörtern oder Daten`
    : `${word}: ${best.map(({ text }) => text).join(" und ")}, ${best.reduce((sum, { points }) => sum + points, 0)} Punkte`
}

/**
 * Returns whether a product has a code in its number, name or brand. The search joins codes only if they are known.
 * An EAN is unknown here, because lists of products do not contain it.
 */
const isCodeOf = (product: Product, code: string): boolean =>
  fieldsOf(product).some(({ text }) => analyse(text, true).some(({ term }) => term === code))

const wordStep = ({ kind, term, word }: Analysed): Step => ({
  rule: "Wort",
  result: term,
  because:
    kind === "code"
      ? `„${word}“ ist eine Zahl oder ein Maß und passt nur genau.`
      : `„${word}“ in Grundschreibung, ohne Umlaut und Endung.`,
  source: "storefront 5, search",
})

const ignoredStep = (ignored: ReadonlyArray<string>): ReadonlyArray<Step> =>
  ignored.length === 0
    ? []
    : [
        {
          rule: "Füllwörter",
          result: ignored.join(", "),
          because: "Diese Wörter kommen überall vor und zählen nicht.",
          source: "storefront 5, search",
        },
      ]

const spellingStep = ({ alternativeTerms, correctedTerm }: ProductPage): Step => ({
  rule: "Schreibweise",
  result:
    correctedTerm ??
    (alternativeTerms === undefined ? "unverändert" : `Frage: ${alternativeTerms.join(", ")}`),
  because:
    correctedTerm !== undefined
      ? "Das Wort ist unbekannt, und nur ein Wort des Sortiments ähnelt ihm."
      : alternativeTerms === undefined
        ? "Alle Wörter sind bekannt, oder kein Wort des Sortiments ähnelt ihnen."
        : "Ein Wort hat keine Treffer, und ähnliche Wörter gibt es: der Shop fragt nach.",
  source: "docs/adr/0041",
})

/**
 * Explains a search: its words as they are searched, its spelling, and the position of the first articles.
 */
export const explainSearch = (typed: string, searched: string, page: ProductPage): SearchExplanation => {
  const used = page.correctedTerm ?? searched
  const first = page.products.slice(0, explainedArticles)
  const isKnown = (code: string) => first.some((product) => isCodeOf(product, code))
  const words = analyse(searched, false, isKnown)
  const kept = new Set(words.map(({ word }) => word))
  const ignored = tokens(searched, false, isKnown).flatMap(({ word }) => (kept.has(word) ? [] : [word]))
  const count = page.total === 1 ? "1 Produkt" : `${page.total} Produkte`
  return {
    subject: `Suche „${typed}“`,
    answer: page.total === 0 ? "Kein Produkt" : `${count}, zuerst ${first[0]?.name ?? ""}`,
    values: {
      searched: used,
      words: words.map(({ term, word }) => ({ word, term })),
      ignored,
      total: page.total,
      correctedTerm: page.correctedTerm ?? null,
      alternativeTerms: page.alternativeTerms ?? [],
      first: first.map(({ articleId }) => articleId),
    },
    steps: [
      {
        rule: "Suchbegriff",
        result: searched,
        because: `Klein geschrieben, ohne Leerzeichen am Rand, höchstens ${maxTermLength} Zeichen.`,
        source: "storefront 5, search",
      },
      ...words.map(wordStep),
      ...ignoredStep(ignored),
      spellingStep(page),
      ...first.map((product, index) => ({
        rule: `Platz ${index + 1}`,
        result: `${product.name} (${product.articleId})`,
        because: `${analyse(used, false, isKnown)
          .map((word) => matchOf(product, word))
          .join("; ")}.`,
        source: "docs/adr/0003",
      })),
    ],
  }
}
