import { dirname, join } from "node:path"

import type { Tree } from "./tree.ts"

/** One import of a file that belongs to the repository. */
export interface Import {
  readonly target: string
  /** Whether TypeScript removes the import because it names only types. */
  readonly isType: boolean
  /**
   * Whether all values of the file are imported dynamically, by `import()`. Static imports of types do not
   * count.
   */
  readonly isDynamic: boolean
}

/** Every file with its imports of other files of the tree: static, dynamic and `export ... from`. */
export type Imports = ReadonlyMap<string, ReadonlyArray<Import>>

const statement =
  /^(?:import|export)\s+(?<type>type\s)?(?<clause>[^;"']*?)\bfrom\s+"(?<from>[^"\n]+)"|^import\s+"(?<bare>[^"\n]+)"/gmu
const dynamic = /\bimport\(\s*"(?<from>[^"\n]+)"/gu

/** Returns the file of the repository that an import specifier means, or `undefined` for an npm package. */
export const resolveImport = (file: string, specifier: string, tree: Tree): string | undefined => {
  const path = specifier.replace(/\?.*$/u, "")
  const target = path.startsWith(".") ? join(dirname(file), path) : path.replace(/^@heimwerk\//u, "")
  return tree.has(target) ? target : undefined
}

/** Returns whether an import clause names only types: `{ type A, type B }`. */
const namesTypesOnly = (clause: string): boolean => {
  const names = /^\{(?<names>[^}]*)\}\s*$/u.exec(clause.trim())?.groups?.["names"]
  const entries = (names ?? "").split(",").flatMap((each) => (each.trim() === "" ? [] : [each.trim()]))
  return entries.length > 0 && entries.every((each) => each.startsWith("type "))
}

const importsOfFile = (file: string, text: string, tree: Tree): ReadonlyArray<Import> => {
  const found = new Map<string, Import>()
  const add = (specifier: string | undefined, isType: boolean, isDynamic = false) => {
    const target = specifier === undefined ? undefined : resolveImport(file, specifier, tree)
    if (target === undefined || target === file) return
    const known = found.get(target)
    found.set(target, {
      target,
      isType: isType && (known?.isType ?? true),
      isDynamic: isDynamic && (known?.isType ?? true),
    })
  }
  for (const { groups = {} } of text.matchAll(statement))
    add(
      groups["from"] ?? groups["bare"],
      groups["type"] !== undefined || namesTypesOnly(groups["clause"] ?? ""),
    )
  for (const { groups = {} } of text.matchAll(dynamic)) add(groups["from"], false, true)
  return [...found.values()]
}

/** Reads the imports of every file of a tree. */
export const importsOf = (tree: Tree): Imports =>
  new Map([...tree].map(([file, text]) => [file, importsOfFile(file, text, tree)]))
