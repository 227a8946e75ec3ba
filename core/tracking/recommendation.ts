import type { Cents } from "../values/Cents.ts"

/** A basket line in a command for the recommendation service. */
export interface RecommendedLine {
  readonly articleId: string
  readonly sum: Cents
  readonly quantity: number
}

/** One command for the recommendation service (storefront 7, tracking). */
export type RecommendationCommand =
  | { readonly command: "email"; readonly email: string }
  | { readonly command: "view"; readonly articleId: string }
  | { readonly command: "cart"; readonly lines: ReadonlyArray<RecommendedLine> }
  | { readonly command: "category"; readonly path: ReadonlyArray<string> }
  | { readonly command: "searchTerm"; readonly term: string }
  | { readonly command: "go" }

/** The content of a page: an article, a category or search results. */
export type PageSubject = Extract<
  RecommendationCommand,
  { readonly command: "view" | "category" | "searchTerm" }
>

/**
 * A page view, reported to the recommendation service.
 * @stability stable
 * @example
 * import type { PageView } from "@heimwerk/core/tracking"
 *
 * const product: PageView = { subject: { command: "view", articleId: "1000001" }, lines: [] }
 * product.subject?.command // => "view"
 */
export interface PageView {
  readonly email?: string
  /** The lines of the basket; absent if the basket cannot be read. */
  readonly lines?: ReadonlyArray<RecommendedLine>
  readonly subject?: PageSubject
}

/**
 * Returns the commands that report a page view (storefront 7, tracking), in this order: the e-mail if it is
 * known; the basket if it is known, even an empty one; the subject of the page if it has one; and `go`,
 * which sends them.
 */
export const pageCommands = ({ email, lines, subject }: PageView): ReadonlyArray<RecommendationCommand> => [
  ...(email === undefined || email === "" ? [] : [{ command: "email", email } as const]),
  ...(lines === undefined ? [] : [{ command: "cart", lines } as const]),
  ...(subject === undefined ? [] : [subject]),
  { command: "go" },
]
