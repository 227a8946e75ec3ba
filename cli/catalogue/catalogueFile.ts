import type { Posting, SearchIndex } from "@heimwerk/adapters/memory/catalog/searchIndex.ts"
import type { Category } from "@heimwerk/core/catalog/Category.ts"
import type { ListedArticle } from "@heimwerk/core/search/articleFacts.ts"
import { productOf } from "@heimwerk/core/search/productOf.ts"
import type { Width } from "@heimwerk/fixtures/catalogue/Family.ts"

/** The first line of a file with a catalogue. */
interface Head {
  readonly categories: ReadonlyArray<Category>
  readonly widths: ReadonlyArray<readonly [categoryId: string, width: Width]>
  readonly articleIds: ReadonlyArray<string>
  /**
   * The terms of the vocabulary that are words, each with its spelling and the number of articles that contain
   * it.
   */
  readonly words: ReadonlyArray<readonly [term: string, word: string, articles: number]>
  /**
   * The codes of the vocabulary (numbers, measures, sockets and threads), each with the number of articles that
   * contain it.
   */
  readonly codes: ReadonlyArray<readonly [term: string, articles: number]>
  /** Lengths of the other lines in bytes, without the line break. */
  readonly lengths: ReadonlyArray<number>
}

/** The content of a file with a catalogue. */
export interface CatalogueFile {
  readonly index: Omit<SearchIndex, "stock">
  /** How many markets stock the articles of each sub-category (`Width`). */
  readonly widths: ReadonlyMap<string, Width>
  /** Returns the German words that the search does not correct, separated by blanks. */
  readonly germanWords: () => string
}

/**
 * The postings of a term: lists that begin with a weight. The numbers after the weight encode positions in
 * the list of articles, in ascending order: the first number is a position, and every further number is the
 * distance from the previous position.
 */
type Postings = ReadonlyArray<readonly [weight: number, ...distances: ReadonlyArray<number>]>

/** Returns an article without the data that only its product page shows. */
const listed = ({ product, ...rest }: ListedArticle): ListedArticle => ({
  product: productOf(product),
  ...(rest.color === undefined ? {} : { color: rest.color }),
  mainCategoryId: rest.mainCategoryId,
  orderable: rest.orderable,
  shipping: rest.shipping,
})

/**
 * Writes a catalogue as lines, so that a reader decodes only the lines that a question needs. The first line
 * is the head. Then each term has a line with its postings, and each article has a line with its data. All
 * these lines are JSON. The last line has the German words, separated by blanks.
 */
export const writeCatalogue = ({ germanWords, index, widths }: CatalogueFile): string => {
  const { articleIds, article, categories, vocabulary } = index
  const places = new Map(articleIds.map((id, place) => [id, place]))
  const postingsOf = (term: string): Postings => {
    const byWeight = new Map<number, Array<number>>()
    for (const { articleId, weight } of index.postings(term)) {
      const place = places.get(articleId) ?? 0
      const before = byWeight.get(weight)
      if (before === undefined) byWeight.set(weight, [place])
      else before.push(place)
    }
    return [...byWeight].map(([weight, unsorted]) => {
      const sorted = unsorted.toSorted((a, b) => a - b)
      return [weight, ...sorted.map((place, at) => place - (sorted[at - 1] ?? 0))]
    })
  }
  const words = vocabulary.filter(({ kind }) => kind === "word")
  const codes = vocabulary.filter(({ kind }) => kind === "code")
  const lines = [
    ...[...words, ...codes].map(({ term }) => JSON.stringify(postingsOf(term))),
    ...articleIds.flatMap((id) => {
      const found = article(id)
      return found === undefined ? [] : [JSON.stringify(listed(found))]
    }),
    germanWords(),
  ]
  const head: Head = {
    categories,
    widths: [...widths],
    articleIds,
    words: words.map(({ articles, term, word }) => [term, word, articles]),
    codes: codes.map(({ articles, term }) => [term, articles]),
    lengths: lines.map((line) => Buffer.byteLength(line)),
  }
  return [JSON.stringify(head), ...lines].join("\n")
}

/** Reads what `writeCatalogue` wrote. */
export const readCatalogue = (bytes: Buffer): CatalogueFile => {
  const end = bytes.indexOf("\n")
  const head: Head = JSON.parse(bytes.toString("utf8", 0, end))
  const { articleIds, categories, codes, lengths, widths, words } = head
  let next = end + 1
  const starts = lengths.map((length) => {
    const start = next
    next += length + 1
    return start
  })
  const line = (place: number): string => {
    const start = starts[place] ?? bytes.length
    return bytes.toString("utf8", start, start + (lengths[place] ?? 0))
  }
  const terms = new Map([...words, ...codes].map(([term], place) => [term, place]))
  const places = new Map(articleIds.map((id, place) => [id, terms.size + place]))
  const articles = new Map<string, ListedArticle>()

  const article = (articleId: string): ListedArticle | undefined => {
    const [known, place] = [articles.get(articleId), places.get(articleId)]
    if (known !== undefined || place === undefined) return known
    const read: ListedArticle = JSON.parse(line(place))
    articles.set(articleId, read)
    return read
  }

  const postings = (term: string): ReadonlyArray<Posting> => {
    const place = terms.get(term)
    if (place === undefined) return []
    const found: Postings = JSON.parse(line(place))
    return found.flatMap(([weight, ...distances]) => {
      let at = 0
      return distances.map((distance) => {
        at += distance
        return { articleId: articleIds[at] ?? "", weight }
      })
    })
  }

  return {
    index: {
      articleIds,
      article,
      categories,
      postings,
      vocabulary: [
        ...words.map(([term, word, articles]) => ({ kind: "word" as const, term, word, articles })),
        ...codes.map(([term, articles]) => ({ kind: "code" as const, term, word: term, articles })),
      ],
    },
    widths: new Map(widths),
    germanWords: () => line(lengths.length - 1),
  }
}
