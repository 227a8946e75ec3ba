import { Schema } from "effect"

/** One module of the client build (Vite's `manifest.json`). */
const ManifestEntry = Schema.Struct({
  file: Schema.String,
  name: Schema.optionalKey(Schema.String),
  css: Schema.optionalKey(Schema.Array(Schema.String)),
  assets: Schema.optionalKey(Schema.Array(Schema.String)),
  imports: Schema.optionalKey(Schema.Array(Schema.String)),
})

export const Manifest = Schema.Record(Schema.String, ManifestEntry)
export type Manifest = typeof Manifest.Type

/** The scripts and style sheets of a page. */
export interface PageFiles {
  readonly entry: string
  /** The style sheets of the page's static imports, in import order. */
  readonly styles: ReadonlyArray<string>
  /**
   * Scripts of the page: its own modules and all static imports, without the entry. Each is listed after its
   * own imports.
   */
  readonly modules: ReadonlyArray<string>
  /**
   * Scripts of the shop's runtime and of the basket and wishlist commands, loaded when the page is first
   * used. Each is listed after its own imports.
   */
  readonly runtime: ReadonlyArray<string>
}

const entryKey = "entry-client.tsx"
/**
 * Name of the chunk with the shop's runtime and the basket and wishlist commands
 * (ui/hydration/chunkGroups.ts).
 */
const runtimeName = "runtime"

/**
 * Returns the given modules and all their static imports. Each module is listed once, after its own imports.
 */
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

/**
 * Returns the files of a page whose own modules are `pageKeys`. Ignores keys that the build does not contain.
 * Returns `undefined` for an empty build.
 */
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
