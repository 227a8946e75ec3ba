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

/** The files a page needs before it can be used, in the order they are linked. */
export interface PageFiles {
  readonly entry: string
  readonly styles: ReadonlyArray<string>
  /** Scripts beside the entry that it will import at once. */
  readonly modules: ReadonlyArray<string>
}

const entryKey = "entry-client.tsx"

/** A module with everything it imports statically, each once. */
const reachable = (
  manifest: Manifest,
  keys: ReadonlyArray<string>,
  seen = new Set<string>(),
): ReadonlySet<string> => {
  for (const key of keys) {
    const entry = manifest[key]
    if (entry === undefined || seen.has(key)) continue
    seen.add(key)
    reachable(manifest, entry.imports ?? [], seen)
  }
  return seen
}

/** The files for a page whose own modules are `pageKeys`; keys the build does not know are left out. */
export const pageFiles = (manifest: Manifest, pageKeys: ReadonlyArray<string>): PageFiles | undefined => {
  const entry = manifest[entryKey]
  if (entry === undefined) return undefined
  const entries = [...reachable(manifest, [entryKey, ...pageKeys])].flatMap((key) => manifest[key] ?? [])
  const styles = [
    ...entries.flatMap(({ css }) => css ?? []),
    ...(manifest["style.css"] ? [manifest["style.css"].file] : []),
  ]
  return {
    entry: `/${entry.file}`,
    styles: [...new Set(styles)].map((file) => `/${file}`),
    modules: entries.filter(({ file }) => file !== entry.file).map(({ file }) => `/${file}`),
  }
}
