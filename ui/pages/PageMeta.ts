/** Metadata for the head of a page. */
export interface PageMeta {
  readonly title: string
  /**
   * Text that screen readers announce instead of the title when only the query changes, for example the
   * number of articles.
   */
  readonly summary?: string
  readonly description: string
  /** Canonical path with the part of the query that changes the content, relative to the shop's origin. */
  readonly canonicalPath: string
  /** Value of the robots meta element, for example `noindex, follow`; absent if the page may be indexed. */
  readonly robots?: string
  /** Whether the address contains a secret. Then no cache may store the page, even without a session. */
  readonly isPrivate?: true
  /** Key that routes a video call to experts for the page's topic (storefront 6). */
  readonly routingKey?: string
  /** Structured data, one object per script element; links are relative to the shop's origin. */
  readonly jsonLd?: ReadonlyArray<object>
}
