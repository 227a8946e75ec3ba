import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { root } from "../run.ts"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly isEntry?: boolean
}

type Manifest = Readonly<Record<string, Chunk>>

/** Returns the given chunks and all chunks that they import statically, directly or through others. */
const closure = (manifest: Manifest, keys: ReadonlyArray<string>): ReadonlySet<string> => {
  const seen = new Set(keys)
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next)
  return seen
}

/**
 * Returns a line about the scripts of the client build. It contains the number of scripts that a page needs
 * before it is interactive (minimum and maximum over all pages), and their largest gzipped size in KB. It also
 * contains the number of all chunks, and of the chunks below 1 KB. `npm run bench:web` measures the requests of
 * a page in a browser.
 */
export const scriptsOfPages = (): string => {
  const client = join(root, "ui", "dist", "client")
  const manifestFile = join(client, ".vite", "manifest.json")
  if (!existsSync(manifestFile)) return "not built"
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"))
  const sizes = new Map(
    Object.entries(manifest)
      .filter(([, { file }]) => file.endsWith(".js"))
      .map(([key, { file }]) => [key, gzipSync(readFileSync(join(client, file))).length] as const),
  )
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  const pages = Object.keys(manifest)
    .filter((key) => /^pages\/.*Page\.tsx$/u.test(key))
    .map((page) => [...closure(manifest, [...entries, page])].filter((key) => sizes.has(key)))
  const counts = pages.map((keys) => keys.length)
  const kilobytes = pages.map((keys) => keys.reduce((sum, key) => sum + (sizes.get(key) ?? 0), 0) / 1024)
  const small = [...sizes.values()].filter((size) => size < 1024).length
  return `critical ${Math.min(...counts)} to ${Math.max(...counts)} / ${Math.max(...kilobytes).toFixed(0)} KB; ${sizes.size} chunks, ${small} below 1 KB`
}
