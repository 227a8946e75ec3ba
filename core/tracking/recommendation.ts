import type { Cents } from "../values/Cents.ts"

/** An article in the basket, as the recommendation queue counts it. */
export interface RecommendedLine {
  readonly articleId: string
  readonly sum: Cents
  readonly quantity: number
}

/** One command of the recommendation queue (storefront 7, tracking). */
export type RecommendationCommand =
  | { readonly command: "email"; readonly email: string }
  | { readonly command: "view"; readonly articleId: string }
  | { readonly command: "cart"; readonly lines: ReadonlyArray<RecommendedLine> }
  | { readonly command: "category"; readonly path: ReadonlyArray<string> }
  | { readonly command: "searchTerm"; readonly term: string }
  | { readonly command: "go" }

/** What a page is about: an article, a category, a search, or none of them. */
export type PageSubject = Extract<
  RecommendationCommand,
  { readonly command: "view" | "category" | "searchTerm" }
>

/**
 * A page as the recommendation queue is told about it.
 * @stability stable
 */
export interface PageView {
  readonly email?: string
  readonly lines: ReadonlyArray<RecommendedLine>
  readonly subject?: PageSubject
}

/**
 * The commands of one page: who, when that is known; the basket, also an empty one; what the page is about, which is one
 * thing at most; and `go`, last and once, which sends what came before it (storefront 7, tracking).
 */
export const pageCommands = ({ email, lines, subject }: PageView): ReadonlyArray<RecommendationCommand> => [
  ...(email === undefined || email === "" ? [] : [{ command: "email", email } as const]),
  { command: "cart", lines },
  ...(subject === undefined ? [] : [subject]),
  { command: "go" },
]
