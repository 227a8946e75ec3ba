import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { root } from "./run.ts"

/**
 * Maximum gzipped JavaScript that a browser runs before a rendered page is interactive, in KB of 1024 bytes.
 */
const budgetKb = 110

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly isEntry?: boolean
}

const client = join(root, "ui", "dist", "client")
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(client, ".vite", "manifest.json"), "utf8"),
)

/** Returns a chunk with all chunks that it imports statically, directly or indirectly. */
const closure = (key: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) closure(next, seen)
  return seen
}

const gzipped = (keys: Iterable<string>) => {
  const files = new Set(
    [...keys].map((key) => manifest[key]?.file ?? "").filter((file) => file.endsWith(".js")),
  )
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  )
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
const pages = Object.keys(manifest).filter((key) => /^pages\/.*Page\.tsx$/u.test(key))
if (entry === undefined || pages.length === 0) {
  console.error("The client build has no entry or no pages: run the build first.")
  process.exit(1)
}

const rows = pages.map((page) => ({
  page,
  kb: gzipped(new Set([...closure(entry), ...closure(page)])) / 1024,
}))
for (const { kb, page } of rows) console.log(`${kb.toFixed(1).padStart(7)} KB  ${page}`)

const over = rows.filter(({ kb }) => kb > budgetKb)
if (over.length > 0) {
  console.error(`Over the budget of ${budgetKb} KB: ${over.map(({ page }) => page).join(", ")}`)
  process.exit(1)
}
