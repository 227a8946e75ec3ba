import { Schema } from "effect"

/** One module of the client build (Vite's `manifest.json`). */
export const ManifestEntry = Schema.Struct({
  file: Schema.String,
  name: Schema.optionalKey(Schema.String),
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
  /** Scripts of the runtime and of the first command, each after what it imports itself. They load with the first use of the page. */
  readonly runtime: ReadonlyArray<string>
}

const entryKey = "entry-client.tsx"
/** The build's file for the runtime and the first command (ui/hydration/chunkGroups.ts). */
const runtimeName = "runtime"

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
  const runtimeKeys = Object.keys(manifest).filter((key) => manifest[key]?.name === runtimeName)
  const entriesOf = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key] ?? [])
  const entries = entriesOf(first)
  return {
    entry: `/${entry.file}`,
    styles: [...new Set(entries.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    modules: entries.filter(({ file }) => file !== entry.file).map(({ file }) => `/${file}`),
    runtime: entriesOf([...reachable(manifest, runtimeKeys)].filter((key) => !first.has(key))).map(
      ({ file }) => `/${file}`,
    ),
  }
}
