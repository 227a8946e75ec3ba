import { dirname } from "node:path"

import { type Entry } from "./face.ts"

/** The sub-paths of the packages built so far, by package name. */
export type Faces = ReadonlyMap<string, ReadonlyArray<Entry>>

const ofWorkspace = /^(?<name>@heimwerk\/[a-z]+)\/(?<module>.+)\.ts$/u

/**
 * Returns the published form of an import: the built name for a module of the same package, the sub-path for another
 * package of ours, and anything else unchanged.
 *
 * @throws Error where the other package has no such sub-path.
 */
export const publishedSpecifier = (specifier: string, faces: Faces): string => {
  if (specifier.startsWith(".")) return specifier.replace(/\.ts$/u, ".js")
  const { module, name } = ofWorkspace.exec(specifier)?.groups ?? {}
  if (module === undefined || name === undefined) return specifier
  const folder = dirname(module)
  const subPath = folder === "." ? module : folder
  const entry = faces.get(name)?.find((each) => each.subPath === subPath)
  if (entry === undefined) throw new Error(`${specifier} is imported, but ${name} does not offer it.`)
  return `${name}/${subPath}`
}

const imported = /(?<before>\bfrom |\bimport |\bimport\()"(?<specifier>[^"\n]+)"/gu

/** Rewrites all imports of a declaration file to their published form, also in examples of doc comments. */
export const publishedDeclarations = (text: string, faces: Faces): string =>
  text.replace(
    imported,
    (_, before: string, specifier: string) => `${before}"${publishedSpecifier(specifier, faces)}"`,
  )
