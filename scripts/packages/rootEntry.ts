import { type Entry, internalPrefix } from "./face.ts"

/**
 * Makes the entry of a package's root, which exports the names of its public sub-paths.
 *
 * @param entries the sub-paths of the package
 * @param chosen the sub-paths to export; default: all public ones
 */
export const rootEntry = (entries: ReadonlyArray<Entry>, chosen?: ReadonlyArray<string>): Entry => {
  const text = entries
    .filter(({ subPath }) => chosen?.includes(subPath) ?? !subPath.startsWith(internalPrefix))
    .map(({ module }) => `export * from "./${module}.js"\n`)
    .join("")
  return { subPath: ".", module: "index", text: { js: text, declarations: text } }
}
