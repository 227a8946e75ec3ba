import { Schema } from "effect"

/** One module of the client build (Vite's `manifest.json`). */
export const ManifestEntry = Schema.Struct({
  file: Schema.String,
  css: Schema.optionalKey(Schema.Array(Schema.String)),
  assets: Schema.optionalKey(Schema.Array(Schema.String)),
  imports: Schema.optionalKey(Schema.Array(Schema.String)),
})

export const Manifest = Schema.Record(Schema.String, ManifestEntry)
export type Manifest = typeof Manifest.Type

/** The files a page needs before it can be used. */
export interface PageFiles {
  readonly entry: string
  /** The styles of what the page imports at once, in the order they are written. */
  readonly styles: ReadonlyArray<string>
  /** Scripts beside the entry that it will import at once, each after what it imports itself. */
  readonly modules: ReadonlyArray<string>
  /** Scripts that the visitor's first command will import. */
  readonly later: ReadonlyArray<string>
}

const entryKey = "entry-client.tsx"
/** What a page brings at rest, or with the visitor's first command: the runtime, and the commands of what most pages have. */
const laterKeys = ["runtime/runtime.ts", "features/basket/commands.ts", "features/wishlist/commands.ts"]

/** A module after everything it imports statically, each once. */
const reachable = (manifest: Manifest, keys: ReadonlyArray<string>): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (key: string, visited: Set<string>) => {
    const entry = manifest[key]
    if (entry === undefined || visited.has(key)) return
    visited.add(key)
    entry.imports?.forEach((next) => visit(next, visited))
    seen.add(key)
  }
  const visited = new Set<string>()
  keys.forEach((key) => visit(key, visited))
  return seen
}

/** The files for a page whose own modules are `pageKeys`; keys the build does not know are left out. */
export const pageFiles = (manifest: Manifest, pageKeys: ReadonlyArray<string>): PageFiles | undefined => {
  const entry = manifest[entryKey]
  if (entry === undefined) return undefined
  const first = reachable(manifest, [entryKey, ...pageKeys])
  const entriesOf = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key] ?? [])
  const entries = entriesOf(first)
  return {
    entry: `/${entry.file}`,
    styles: [...new Set(entries.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    modules: entries.filter(({ file }) => file !== entry.file).map(({ file }) => `/${file}`),
    later: entriesOf([...reachable(manifest, laterKeys)].filter((key) => !first.has(key))).map(
      ({ file }) => `/${file}`,
    ),
  }
}
