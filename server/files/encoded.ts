import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Coding = "br" | "gzip" | "identity"

/**
 * Minimum size of a body that is compressed for many requests, in bytes. Compression hardly reduces smaller
 * bodies.
 */
const minCompressedSize = 860

/**
 * Compression levels by coding. Short-lived bodies are compressed often, so their levels take less time. Bodies
 * for one visitor are compressed for each request: for a product page, brotli takes 1.3 ms with level 3 and 3.7
 * ms with level 5.
 */
const levels = { lasting: { br: 10, gzip: 9 }, shortLived: { br: 5, gzip: 6 }, once: { br: 3, gzip: 3 } }

/**
 * Size of the output chunks of the compression, in bytes. A compressed page fits into one chunk, which saves
 * time.
 */
const chunkSize = 64 * 1024

const compress = async (
  bytes: Uint8Array,
  coding: Coding,
  level: { readonly br: number; readonly gzip: number },
): Promise<Uint8Array> => {
  if (coding === "br") {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
    return brotli(bytes, {
      chunkSize,
      params: { [BROTLI_PARAM_QUALITY]: level.br, [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
    })
  }
  return coding === "gzip" ? zip(bytes, { chunkSize, level: level.gzip }) : bytes
}

/** Returns whether an `Accept-Encoding` header names a coding with a weight above 0. */
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

/** A response body with its headers, served to many requests. */
export interface Encodable {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly cacheControl: string
  /** Additional headers of every response. Default: none. */
  readonly headers?: Readonly<Record<string, string>>
  readonly isCompressible: boolean
  /** Compressed copies of the body, made by the build. */
  readonly compressed?: { readonly br?: Uint8Array; readonly gzip?: Uint8Array }
  /** Whether the body is replaced soon, so that it is not worth the best compression. */
  readonly isShortLived?: boolean
}

/**
 * Returns a function that serves one body to many requests. It compresses the body once per content coding.
 * Each coding has its own strong entity tag. A client that already has the body gets 304.
 */
export const encodedResponder = ({
  bytes,
  cacheControl,
  compressed,
  contentType,
  headers: others = {},
  isCompressible,
  isShortLived = false,
}: Encodable) => {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22)
  const isWorth = isCompressible && bytes.byteLength >= minCompressedSize
  const variants = new Map<Coding, Promise<Uint8Array>>()
  const variant = (coding: Coding) => {
    const built = coding === "identity" ? undefined : compressed?.[coding]
    const body =
      variants.get(coding) ??
      (built === undefined
        ? compress(bytes, coding, isShortLived ? levels.shortLived : levels.lasting)
        : Promise.resolve(built))
    variants.set(coding, body)
    return body
  }
  return (request: HttpServerRequest.HttpServerRequest) => {
    const coding = chosenCoding(request.headers["accept-encoding"], isWorth)
    const etag = `"${hash}-${coding}"`
    const headers = {
      "cache-control": cacheControl,
      ...others,
      etag,
      ...(isWorth ? { vary: [others["vary"] ?? [], "Accept-Encoding"].flat().join(", ") } : {}),
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

interface OnceOptions {
  readonly status: number
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a body that only one request gets, compressed with a coding that the request accepts. */
export const encodedOnce = Effect.fnUntraced(function* (
  request: HttpServerRequest.HttpServerRequest,
  bytes: Uint8Array,
  { headers, ...options }: OnceOptions,
) {
  const coding = chosenCoding(request.headers["accept-encoding"], true)
  const body = yield* Effect.promise(() => compress(bytes, coding, levels.once))
  return HttpServerResponse.uint8Array(body, {
    ...options,
    headers: {
      ...headers,
      ...(coding === "identity" ? {} : { "content-encoding": coding }),
      vary: [headers["vary"] ?? [], "Accept-Encoding"].flat().join(", "),
    },
  })
})
