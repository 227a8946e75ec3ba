import type { Cents } from "../values/Cents.ts"

/** Basket line in a command of the recommendation queue. */
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

/** Subject of a page: an article, a category, a search, or none. */
export type PageSubject = Extract<
  RecommendationCommand,
  { readonly command: "view" | "category" | "searchTerm" }
>

/**
 * Page view for the recommendation queue.
 * @stability stable
 */
export interface PageView {
  readonly email?: string
  readonly lines: ReadonlyArray<RecommendedLine>
  readonly subject?: PageSubject
}

/**
 * Returns the commands of a page view: the e-mail if known, the basket even if empty, the subject if there is one, and
 * `go`, which sends them (storefront 7, tracking).
 */
export const pageCommands = ({ email, lines, subject }: PageView): ReadonlyArray<RecommendationCommand> => [
  ...(email === undefined || email === "" ? [] : [{ command: "email", email } as const]),
  { command: "cart", lines },
  ...(subject === undefined ? [] : [subject]),
  { command: "go" },
]
