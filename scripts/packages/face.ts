import { basename, dirname } from "node:path"

import { type Exports } from "./exportsOf.ts"

/** One sub-path of a package, for example `price` for `@heimwerk/core/price`. */
export interface Entry {
  readonly subPath: string
  /** The module it is, or that is made for it, as a path below the package without the ending. */
  readonly module: string
  /** The made module's text, the same in JavaScript and as declarations; a module at the package's root is its own entry. */
  readonly text?: string
}

/**
 * Modules that build a port (`BasketsMemory.layer`) all export a `layer`, so they are handed on under their own name; all
 * others give their names to the entry as they are.
 */
const isNamespace = (module: string, names: Exports): boolean =>
  /^[A-Z]/u.test(basename(module)) && names.has("layer")

const isInner = (folder: string, inner: ReadonlyArray<string>): boolean =>
  inner.some((each) => folder === each || folder.startsWith(`${each}/`))

/**
 * The public face of a package: one sub-path per folder, sub-folders included, and one per module at the root.
 *
 * @throws Error where two modules of a folder export different things by one name, and where a module is named `index`.
 */
export const faceOf = (
  modules: ReadonlyMap<string, Exports>,
  inner: ReadonlyArray<string>,
): ReadonlyArray<Entry> => {
  const folders = Map.groupBy(modules.keys(), (module) => dirname(module))
  return [...folders]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([folder, members]): ReadonlyArray<Entry> => {
      if (folder === ".") return members.map((module) => ({ subPath: module, module }))
      if (isInner(folder, inner)) return []
      const owners = new Map<string, string>()
      const lines = members.map((module) => {
        const names = modules.get(module) ?? new Map<string, string>()
        const name = basename(module)
        if (name === "index") throw new Error(`${module}: the entry of a folder is made, not written.`)
        const isOneName = isNamespace(module, names)
        for (const [each, origin] of isOneName ? new Map([[name, module]]) : names) {
          const owner = owners.get(each) ?? origin
          if (owner !== origin) throw new Error(`${folder}: both ${owner} and ${origin} export ${each}.`)
          owners.set(each, origin)
        }
        return `export *${isOneName ? ` as ${name}` : ""} from "./${name}.js"\n`
      })
      return [{ subPath: folder, module: `${folder}/index`, text: lines.join("") }]
    })
}
