import type { HttpServerRequest, HttpServerResponse } from "effect/http"
import type { Effect } from "effect"

import { encodedResponder } from "../files/encoded.ts"
import { forAWeek } from "./caching.ts"
import { picture } from "./picture.ts"

type Responder = (
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<HttpServerResponse.HttpServerResponse>

/** So many pictures are kept, each about 7 KB with its compressed form. */
const mostKept = 1000

/**
 * Answers with a product picture that is drawn and compressed once, at the highest setting that pays: the first picture of
 * a page is what its visitor waits for. Undefined for one there is not.
 */
export const keptPictures = () => {
  const kept = new Map<string, Responder>()
  return (family: string, file: string, query: URLSearchParams): Responder | undefined => {
    const key = `${family}/${file}?${query.get("width") ?? ""}x${query.get("height") ?? ""}`
    const found = kept.get(key)
    if (found !== undefined) return found
    const drawn = picture(family, file, query)
    if (drawn === undefined) return undefined
    const respond = encodedResponder({
      bytes: new TextEncoder().encode(drawn),
      contentType: "image/svg+xml; charset=utf-8",
      cacheControl: forAWeek,
      isCompressible: true,
    })
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    kept.set(key, respond)
    return respond
  }
}
