import { readFileSync } from "node:fs"

import { families } from "@heimwerk/fixtures/illustrations/all.ts"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

import { forAWeek } from "./caching.ts"

const read = (family: string): Uint8Array | undefined => {
  try {
    return readFileSync(new URL(import.meta.resolve(`@heimwerk/fixtures/films/${family}.mp4`)))
  } catch {
    return undefined
  }
}

const kept = new Map<string, Uint8Array>()

/**
 * Returns the film of a product family, about 40 KB, or `undefined`. Only known family names are looked up
 * in the file system.
 */
export const film = (family: string): Uint8Array | undefined => {
  const found = kept.get(family) ?? (families.has(family) ? read(family) : undefined)
  if (found !== undefined) kept.set(family, found)
  return found
}

/** A byte range of a film: the first byte and the byte after the last one. */
interface Part {
  readonly from: number
  readonly to: number
}

/**
 * Parses a `Range` header for a file of `size` bytes: `bytes=0-499`, `bytes=500-`, `bytes=-500`. Returns
 * `outside` for a range beyond the end. Returns `undefined` if the whole file must be sent: without a header,
 * for an unreadable header, and for several ranges at once.
 */
export const partOf = (header: string | undefined, size: number): Part | "outside" | undefined => {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? "") ?? []
  if (first === "" && last === "") return undefined
  if (first === "")
    return Number(last) === 0 ? "outside" : { from: Math.max(0, size - Number(last)), to: size }
  const from = Number(first)
  const to = last === "" ? size : Math.min(size, Number(last) + 1)
  if (from >= size) return "outside"
  return to <= from ? undefined : { from, to }
}

/**
 * Answers with a film or the requested range of it. Some browsers do not play films from servers that do not
 * support ranges.
 */
export const filmAnswer = (bytes: Uint8Array, { headers }: HttpServerRequest.HttpServerRequest) => {
  const size = bytes.byteLength
  const part = partOf(headers["range"], size)
  const always = { "accept-ranges": "bytes", "cache-control": forAWeek }
  if (part === "outside") {
    return HttpServerResponse.empty({
      status: 416,
      headers: { ...always, "content-range": `bytes */${size}` },
    })
  }
  if (part === undefined) {
    return HttpServerResponse.uint8Array(bytes, { contentType: "video/mp4", headers: always })
  }
  const { from, to } = part
  return HttpServerResponse.uint8Array(bytes.subarray(from, to), {
    status: 206,
    contentType: "video/mp4",
    headers: { ...always, "content-range": `bytes ${from}-${to - 1}/${size}` },
  })
}
