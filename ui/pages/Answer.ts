import type { Effect } from "effect"

import type { PagePorts } from "../render.ts"
import type { PageMeta } from "./PageMeta.ts"

/** Input of a page's loader: the URL and the parameters of the route. */
export interface PageRequest {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * Result of a page's loader. "Not found" and "failed" are values, not exceptions: both render a page with
 * links, and the server sends both to the browser as JSON.
 */
export type Answer<Data> =
  | { readonly kind: "page"; readonly data: Data; readonly meta: PageMeta }
  | { readonly kind: "missing"; readonly meta: PageMeta }
  | { readonly kind: "failed"; readonly message: string; readonly meta: PageMeta }
  /**
   * A redirect. `isForNow` marks a temporary redirect, which depends on the visitor or the time. Without it,
   * the redirect is permanent.
   */
  | { readonly kind: "moved"; readonly to: string; readonly isForNow?: true }

/** A loader of a page's data. It runs unchanged on the server and in the browser. */
export type Load<Data> = (request: PageRequest) => Effect.Effect<Answer<Data>, never, PagePorts>

/** Returns the HTTP status for the result of a loader. */
export const statusOf = (answer: Answer<unknown>): number => {
  switch (answer.kind) {
    case "page":
      return 200
    case "missing":
      return 404
    case "failed":
      return 503
    case "moved":
      return answer.isForNow === true ? 302 : 301
  }
}
