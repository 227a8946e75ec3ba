/** What the head of a page says about it. */
export interface PageMeta {
  readonly title: string
  /** What is said instead of the title when only the query has changed, for example how many articles are left. */
  readonly summary?: string
  readonly description: string
  /** The path (with the query that matters) search engines should keep; relative to the shop's origin. */
  readonly canonicalPath: string
  /** For example `noindex, follow`; absent where the page may be indexed. */
  readonly robots?: string
  /** The experts of video advice that fit the page (storefront 6). */
  readonly routingKey?: string
  /** Structured data, one object per script; addresses in it are relative to the shop's origin. */
  readonly jsonLd?: ReadonlyArray<object>
}
