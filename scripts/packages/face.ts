import { basename, dirname } from "node:path"

import { type Exports } from "./exportsOf.ts"
import type { PromisedName } from "./stability.ts"

/** One sub-path of a package, for example `price` of `@heimwerk/core/price`. */
export interface Entry {
  readonly subPath: string
  /** The module behind the sub-path, as a path in the package without the file extension. */
  readonly module: string
  /**
   * Generated code that exports the names of a folder. A module at the root of the package needs no generated
   * code, because it is used directly.
   */
  readonly text?: {
    readonly js: string
    readonly declarations: string
  }
}

/** Prefix of the sub-paths that semantic versioning does not cover. */
export const internalPrefix = "internal/"

/**
 * Returns whether a module is exported as a namespace. Modules that build a port (`BasketsMemory.layer`) are
 * exported as namespaces, because they all export a `layer`. All other modules export their names directly.
 */
const isNamespace = (module: string, names: Exports): boolean =>
  /^[A-Z]/u.test(basename(module)) && names.has("layer")

const isInner = (folder: string, inner: ReadonlyArray<string>): boolean =>
  inner.some((each) => folder === each || folder.startsWith(`${each}/`))

/**
 * Checks the names of a folder.
 *
 * @throws Error if two modules export different things under one name, or if a module is named `index`.
 */
const checkNames = (folder: string, modules: ReadonlyMap<string, Exports>) => {
  const owners = new Map<string, string>()
  for (const [module, names] of modules) {
    if (basename(module) === "index")
      throw new Error(`${module}: the entry of a folder is made, not written.`)
    const own = isNamespace(module, names) ? new Map([[basename(module), module]]) : names
    for (const [name, origin] of own) {
      const owner = owners.get(name) ?? origin
      if (owner !== origin) throw new Error(`${folder}: both ${owner} and ${origin} export ${name}.`)
      owners.set(name, origin)
    }
  }
}

/**
 * Makes an entry that exports every name of a folder. `up` is the path from the entry to the root of the
 * package.
 */
const wholeEntry = (
  subPath: string,
  module: string,
  modules: ReadonlyMap<string, Exports>,
  up: string,
): Entry => {
  const lines = [...modules].map(([each, names]) => {
    const namespace = isNamespace(each, names) ? ` as ${basename(each)}` : ""
    return `export *${namespace} from "${up}${up === "./" ? basename(each) : each}.js"\n`
  })
  return { subPath, module, text: { js: lines.join(""), declarations: lines.join("") } }
}

/**
 * Makes the public entry of a folder from the names marked as public. Returns `undefined` if no name is public.
 */
const chosenEntry = (
  folder: string,
  modules: ReadonlyArray<string>,
  promised: ReadonlyMap<string, ReadonlyArray<PromisedName>>,
): Entry | undefined => {
  const lines = (accepts: (name: PromisedName) => boolean) =>
    modules
      .map((module) => ({ module, names: (promised.get(module) ?? []).filter(accepts) }))
      .filter(({ names }) => names.length > 0)
      .map(
        ({ module, names }) =>
          `export { ${names.map(({ name }) => name).join(", ")} } from "./${basename(module)}.js"\n`,
      )
      .join("")
  const declarations = lines(() => true)
  if (declarations === "") return undefined
  return {
    subPath: folder,
    module: `${folder}/index`,
    text: { js: lines(({ isValue }) => isValue), declarations },
  }
}

/**
 * Returns the sub-paths of a package: one per folder, sub-folders included, and one per module at the root.
 *
 * @param inner internal folders, which have no sub-path
 * @param promised the names to publish by module; if omitted, every name is public. Otherwise each folder
 *   also has a sub-path `internal/<folder>` with every name, for the packages of this repository.
 */
export const faceOf = (
  modules: ReadonlyMap<string, Exports>,
  inner: ReadonlyArray<string>,
  promised?: ReadonlyMap<string, ReadonlyArray<PromisedName>>,
): ReadonlyArray<Entry> => {
  const folders = Map.groupBy(modules, ([module]) => dirname(module))
  return [...folders]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([folder, entries]): ReadonlyArray<Entry> => {
      const members = new Map(entries)
      if (folder === ".") return [...members.keys()].map((module) => ({ subPath: module, module }))
      if (isInner(folder, inner)) return []
      checkNames(folder, members)
      if (promised === undefined) return [wholeEntry(folder, `${folder}/index`, members, "./")]
      const chosen = chosenEntry(folder, [...members.keys()], promised)
      const internal = `${internalPrefix}${folder}`
      const up = "../".repeat(internal.split("/").length - 1)
      return [...(chosen === undefined ? [] : [chosen]), wholeEntry(internal, internal, members, up)]
    })
}
