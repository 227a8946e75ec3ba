import type { Effect } from "effect"

import type { PagePorts } from "../render.ts"
import type { PageMeta } from "./PageMeta.ts"

/** What a page's loader is asked: the address, and the parts of it that its route names. */
export interface PageRequest {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * What a page's loader answers. Nothing found and nothing reachable are answers, not exceptions: both are pages with a
 * way on, and both survive the journey from the server to the browser as plain data.
 */
export type Answer<Data> =
  | { readonly kind: "page"; readonly data: Data; readonly meta: PageMeta }
  | { readonly kind: "missing"; readonly meta: PageMeta }
  | { readonly kind: "failed"; readonly message: string; readonly meta: PageMeta }
  /** `isForNow`: this visitor, this time; the page itself stays where it is. */
  | { readonly kind: "moved"; readonly to: string; readonly isForNow?: true }

/** A page's questions to the ports; the same on the server and in the browser. */
export type Load<Data> = (request: PageRequest) => Effect.Effect<Answer<Data>, never, PagePorts>

/** The HTTP status of an answer. */
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
