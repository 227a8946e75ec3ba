import { once } from "node:events"
import { PassThrough, Readable } from "node:stream"

import type { RenderedPage } from "@heimwerk/ui/render.ts"
import { Effect } from "effect"

import { type DocumentContext, head, tail } from "./document.ts"

/** The longest a page may take to its first markup; its questions have been answered before. */
const patience = 5_000

/** The whole document around the page's markup, in the order a browser wants it. */
async function* parts(
  page: RenderedPage,
  document: DocumentContext,
  markup: AsyncIterable<Uint8Array | string>,
) {
  yield head(page.meta, document)
  yield* markup
  yield tail(page.state, document)
}

/**
 * Starts React and waits for its first markup, so that a page that cannot be rendered still gets a status of its own; then
 * everything flows as it comes.
 */
export const streamDocument = (page: RenderedPage, document: DocumentContext) =>
  Effect.map(
    Effect.promise(async () => {
      const markup = new PassThrough()
      page.pipe(markup)
      await once(markup, "readable", { signal: AbortSignal.timeout(patience) })
      return markup
    }),
    (markup) => Readable.from(parts(page, document, markup)),
  )
