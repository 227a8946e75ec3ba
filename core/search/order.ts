import type { SortKey } from "../catalog/ProductQuery.ts"
import type { ArticleFacts } from "./articleFacts.ts"

/** An article that matches a query, with its score. */
export interface Hit {
  readonly facts: ArticleFacts
  readonly score: number
}

const byId = (left: Hit, right: Hit): number => (left.facts.articleId < right.facts.articleId ? -1 : 1)

const byName = (left: Hit, right: Hit): number =>
  left.facts.nameKey < right.facts.nameKey ? -1 : left.facts.nameKey > right.facts.nameKey ? 1 : 0

const comparisons: Readonly<Record<SortKey, (left: Hit, right: Hit) => number>> = {
  relevance: (left, right) => right.score - left.score || right.facts.popularity - left.facts.popularity,
  "price-asc": (left, right) => left.facts.price - right.facts.price,
  "price-desc": (left, right) => right.facts.price - left.facts.price,
  rating: (left, right) => right.facts.rating - left.facts.rating || right.facts.reviews - left.facts.reviews,
  name: byName,
}

/**
 * Returns a function that compares two found articles for a sort order. `relevance` sorts by score, then by
 * popularity (bestsellers, number of reviews). `rating` sorts by displayed stars, then by number of reviews.
 * `name` uses German phone book order, with `ä` as `ae`. Ties are broken by article number, so that pages never
 * overlap.
 */
export const compareHits = (sort: SortKey): ((left: Hit, right: Hit) => number) => {
  const compare = comparisons[sort]
  return (left, right) => compare(left, right) || byId(left, right)
}
