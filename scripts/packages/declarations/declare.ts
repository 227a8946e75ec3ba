import { dirname, join } from "node:path"

import { exportsOf } from "../exportsOf.ts"
import { type Entry, faceOf, internalPrefix } from "../face.ts"
import { type Library, libraries, modulesOf } from "../published.ts"
import { type Faces, publishedDeclarations } from "../specifier.ts"
import { promisedNames } from "../stability.ts"
import { importsOnce } from "./imports.ts"
import { type Reached, reachedStatements } from "./reached.ts"
import { slimDeclarations } from "./slim.ts"

/** A library with its sub-paths. */
interface Read {
  readonly library: Library
  readonly entries: ReadonlyArray<Entry>
  /** The declaration files that `tsc` wrote, by module. */
  readonly declarations: ReadonlyMap<string, string>
  /** The public names of each module with a public sub-path; undefined if all its names are public. */
  readonly publicNames: ReadonlyMap<string, ReadonlyArray<string> | undefined>
}

/** A library as it is published. */
export interface Declared extends Pick<Read, "library" | "entries"> {
  /** The declaration files, by path without the extension. */
  readonly files: ReadonlyMap<string, string>
}

const member = /"(?<path>\.[^"]+)\.js"$/u

const linesOf = ({ text }: Entry): ReadonlyArray<string> =>
  (text?.declarations ?? "").split("\n").filter((line) => line !== "")

/** Returns the module that a line of a generated entry exports, as a path in the package. */
const memberOf = ({ module }: Entry, line: string): string =>
  join(dirname(module), member.exec(line)?.groups?.["path"] ?? "")

/** Returns the modules behind a sub-path, as paths in the package. */
const membersOf = (entry: Entry): ReadonlyArray<string> =>
  entry.text === undefined ? [entry.module] : linesOf(entry).map((line) => memberOf(entry, line))

const readLibrary = (library: Library, read: (library: Library, module: string) => string): Read => {
  const declarations = new Map(modulesOf(library.name).map((module) => [module, read(library, module)]))
  const modules = new Map([...declarations].map(([module, text]) => [module, exportsOf(module, text)]))
  const promised = new Map([...declarations].map(([module, text]) => [module, promisedNames(text)]))
  const entries = faceOf(modules, library.inner, library.isTagged ? promised : undefined)
  const open = entries.filter(({ subPath }) => !subPath.startsWith(internalPrefix))
  const namesIn = (module: string, { text }: Entry) =>
    library.isTagged && text !== undefined ? (promised.get(module) ?? []).map(({ name }) => name) : undefined
  const publicNames = new Map(
    open.flatMap((entry) => membersOf(entry).map((module) => [module, namesIn(module, entry)] as const)),
  )
  return { library, entries, declarations, publicNames }
}

/** Returns the declaration file of an entry. Omits the modules that publish no name. */
const entryFile = (entry: Entry, isPublished: (module: string) => boolean): string => {
  const lines = linesOf(entry).filter((line) => isPublished(memberOf(entry, line)))
  return [...(lines.length === 0 ? ["export {}"] : lines), ""].join("\n")
}

const filesOf = ({ declarations, entries, library, publicNames }: Read, reached: Reached, faces: Faces) => {
  const keyOf = (module: string) => `${library.name}/${module}`
  const modules = [...declarations.keys()].flatMap((module): ReadonlyArray<readonly [string, string]> => {
    const statements = reached.statements.get(keyOf(module))
    if (statements === undefined) return []
    const names = publicNames.get(module)
    const isPublic = (name: string) => publicNames.has(module) && (names?.includes(name) ?? true)
    return [[module, importsOnce(publishedDeclarations(slimDeclarations(statements, isPublic), faces))]]
  })
  const generated = entries
    .filter(({ text }) => text !== undefined)
    .map((entry) => {
      const published = entry.subPath.startsWith(internalPrefix) ? reached.shared : reached.statements
      return [entry.module, entryFile(entry, (module) => published.has(keyOf(module)))] as const
    })
  return new Map([...modules, ...generated])
}

/**
 * Returns the libraries with the declarations that the compiler of a consumer needs, and with all sub-paths.
 *
 * @param read reads the declaration file that `tsc` wrote for a module
 */
export const declare = (
  read: (library: Library, module: string) => string,
): { readonly faces: Faces; readonly all: ReadonlyArray<Declared> } => {
  const sources = libraries.map((library) => readLibrary(library, read))
  const faces = new Map(sources.map(({ entries, library }) => [`@heimwerk/${library.name}`, entries]))
  const reached = reachedStatements(
    new Map(
      sources.flatMap(({ declarations, library }) =>
        [...declarations].map(([module, text]) => [`${library.name}/${module}`, text] as const),
      ),
    ),
    sources.flatMap(({ library, publicNames }) =>
      [...publicNames].map(([module, names]) => ({ module: `${library.name}/${module}`, names })),
    ),
  )
  const all = sources.map((source) => {
    const { entries, library } = source
    return { library, entries, files: filesOf(source, reached, faces) }
  })
  return { faces, all }
}
