import { randomBytes } from "node:crypto"

import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"

import type { Responder } from "../cache/answerCache.ts"

/** Makes the nonce of one response: 144 random bits in base64. */
export const makeNonce = (): string => randomBytes(18).toString("base64")

/** Splits bytes at each occurrence of a text. */
const splitAt = (bytes: Uint8Array, text: string): ReadonlyArray<Buffer> => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Array<Buffer> = []
  let start = 0
  for (let end = all.indexOf(text); end !== -1; end = all.indexOf(text, start)) {
    parts.push(all.subarray(start, end))
    start = end + text.length
  }
  return [...parts, all.subarray(start)]
}

/**
 * Serves one rendered page to many visitors. Each response has a nonce of its own, in the page and in its security policy
 * (quality T-H2).
 *
 * @param rendered the nonce with which the page was rendered
 */
export const nonceResponder =
  (rendered: string) =>
  (bytes: Uint8Array, { headers }: HttpServerResponse.HttpServerResponse): Responder => {
    const parts = splitAt(bytes, rendered)
    const { "content-length": _, "content-security-policy": policy = "", ...others } = headers
    return () =>
      Effect.sync(() => {
        const nonce = makeNonce()
        const own = Buffer.from(nonce)
        const body = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [own, part])))
        return HttpServerResponse.uint8Array(body, {
          contentType: "text/html; charset=utf-8",
          headers: { ...others, "content-security-policy": policy.replaceAll(rendered, nonce) },
        })
      })
  }
