import { dirname } from "node:path"

import { type Entry, internalPrefix } from "./face.ts"

/** The sub-paths of all libraries of this repository, by package name. */
export type Faces = ReadonlyMap<string, ReadonlyArray<Entry>>

const ofWorkspace = /^(?<name>@heimwerk\/[a-z]+)\/(?<module>.+)\.ts$/u

/**
 * Returns the published form of an import. A module of the same package gets its built name. A module of
 * another package is imported by its internal sub-path if there is one, because the public one may not
 * export the name. All other imports stay.
 *
 * @throws Error if the other package has no such sub-path.
 */
export const publishedSpecifier = (specifier: string, faces: Faces): string => {
  if (specifier.startsWith(".")) return specifier.replace(/\.ts$/u, ".js")
  const { module, name } = ofWorkspace.exec(specifier)?.groups ?? {}
  if (module === undefined || name === undefined) return specifier
  const folder = dirname(module)
  const subPath = folder === "." ? module : folder
  const offered = new Set((faces.get(name) ?? []).map((entry) => entry.subPath))
  const found = [`${internalPrefix}${subPath}`, subPath].find((each) => offered.has(each))
  if (found === undefined) throw new Error(`${specifier} is imported, but ${name} does not offer it.`)
  return `${name}/${found}`
}

const imported = /(?<before>\bfrom |\bimport |\bimport\()"(?<specifier>[^"\n]+)"/gu

/** Rewrites all imports of a declaration file to their published paths, also in the examples of doc comments. */
export const publishedDeclarations = (text: string, faces: Faces): string =>
  text.replace(
    imported,
    (_, before: string, specifier: string) => `${before}"${publishedSpecifier(specifier, faces)}"`,
  )
