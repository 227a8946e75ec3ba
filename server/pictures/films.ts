import { readFileSync } from "node:fs"

import { families } from "@heimwerk/fixtures/illustrations/all.ts"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

import { forAWeek } from "./caching.ts"
import { partOf } from "./range.ts"

const read = (family: string): Uint8Array | undefined => {
  try {
    return readFileSync(new URL(import.meta.resolve(`@heimwerk/fixtures/films/${family}.mp4`)))
  } catch {
    return undefined
  }
}

const kept = new Map<string, Uint8Array>()

/** The film of a family, about 40 KB; undefined for a family without one. Only names of families ever reach the disk. */
export const film = (family: string): Uint8Array | undefined => {
  const found = kept.get(family) ?? (families.has(family) ? read(family) : undefined)
  if (found !== undefined) kept.set(family, found)
  return found
}

/** A film, or the part of it that is asked for: some browsers play nothing from a server that cannot answer in parts. */
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
