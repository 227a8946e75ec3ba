import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Coding = "br" | "gzip" | "identity"

/** Shorter bodies gain nothing. */
const worthCompressing = 860

const compress = async (bytes: Uint8Array, coding: Coding): Promise<Uint8Array> => {
  if (coding === "br") {
    return brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    })
  }
  return coding === "gzip" ? zip(bytes, { level: 9 }) : bytes
}

/** True when an `Accept-Encoding` names the coding and does not weigh it with 0. */
const accepts = (header: string, coding: string) =>
  header.split(",").some((part) => {
    const [name = "", ...parameters] = part.trim().toLowerCase().split(";")
    return name === coding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/u.test(parameter))
  })

const chosenCoding = (header: string | undefined, isCompressible: boolean): Coding => {
  if (!isCompressible || header === undefined) return "identity"
  if (accepts(header, "br")) return "br"
  return accepts(header, "gzip") ? "gzip" : "identity"
}

/** Bytes that are served often, with the type and the caching they are served with. */
export interface Encodable {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly cacheControl: string
  readonly isCompressible: boolean
  /** Codings that are there already, from the build. */
  readonly compressed?: { readonly br?: Uint8Array; readonly gzip?: Uint8Array }
}

/**
 * Answers with the same bytes again and again: compressed once per coding at the highest setting that pays, with a strong
 * entity tag per coding and 304 for those who have it.
 */
export const encodedResponder = ({
  bytes,
  cacheControl,
  compressed,
  contentType,
  isCompressible,
}: Encodable) => {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22)
  const isWorth = isCompressible && bytes.byteLength >= worthCompressing
  const variants = new Map<Coding, Promise<Uint8Array>>()
  const variant = (coding: Coding) => {
    const built = coding === "identity" ? undefined : compressed?.[coding]
    const body =
      variants.get(coding) ?? (built === undefined ? compress(bytes, coding) : Promise.resolve(built))
    variants.set(coding, body)
    return body
  }
  return (request: HttpServerRequest.HttpServerRequest) => {
    const coding = chosenCoding(request.headers["accept-encoding"], isWorth)
    const etag = `"${hash}-${coding}"`
    const headers = {
      "cache-control": cacheControl,
      etag,
      ...(isWorth ? { vary: "Accept-Encoding" } : {}),
    }
    if (request.headers["if-none-match"]?.split(",").some((tag) => tag.trim() === etag) === true) {
      return Effect.succeed(HttpServerResponse.empty({ status: 304, headers }))
    }
    return Effect.map(
      Effect.promise(() => variant(coding)),
      (body) =>
        HttpServerResponse.uint8Array(body, {
          contentType,
          headers: coding === "identity" ? headers : { ...headers, "content-encoding": coding },
        }),
    )
  }
}
