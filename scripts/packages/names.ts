import { below, type Tree } from "../sources/tree.ts"
import { type Exports, exportsOf } from "./exportsOf.ts"
import { faceOf, internalPrefix } from "./face.ts"
import type { Library } from "./published.ts"
import { type PromisedName, promisedNames } from "./stability.ts"

/** One name that a published package exports. */
export interface PublicName {
  readonly name: string
  /** Name of the sub-path, for example `basket` for `@heimwerk/core/basket`. */
  readonly subPath: string
  /** The file that declares the name. */
  readonly file: string
}

const reExport =
  /^export (?:\*(?: as (?<namespace>\w+))?|\{ (?<names>[^}]+) \}) from "\.\/(?<module>[^"]+)\.js"/gmu

/** Returns the names that a package publishes, read from its sources and sorted by sub-path and name. */
export const publicNames = (
  tree: Tree,
  { inner, isTagged, name: library }: Library,
): ReadonlyArray<PublicName> => {
  const texts = new Map(
    [...below(tree, library)]
      .filter(([file]) => file.endsWith(".ts"))
      .map(([file, text]) => [file.slice(library.length + 1, -".ts".length), text]),
  )
  const modules = new Map<string, Exports>(
    [...texts].map(([module, text]) => [module, exportsOf(module, text)]),
  )
  const promised = new Map([...texts].map(([module, text]) => [module, promisedNames(text)]))
  const fileOf = (module: string) => `${library}/${module}.ts`
  const found = faceOf(modules, inner, isTagged ? promised : undefined)
    .filter(({ subPath }) => !subPath.startsWith(internalPrefix))
    .flatMap(({ module, subPath, text }): ReadonlyArray<PublicName> => {
      const namesOf = (each: string) =>
        [...(modules.get(each) ?? [])].map(([name, origin]) => ({ name, subPath, file: fileOf(origin) }))
      if (text === undefined) return namesOf(module)
      return [...text.declarations.matchAll(reExport)].flatMap(({ groups = {} }) => {
        const member = `${subPath}/${groups["module"] ?? ""}`
        const names = groups["namespace"] ?? groups["names"]
        if (names === undefined) return namesOf(member)
        return names.split(", ").map((name) => ({ name, subPath, file: fileOf(member) }))
      })
    })
  const unique = new Map(found.map((each) => [`${each.subPath} ${each.name}`, each]))
  return [...unique.values()].toSorted(
    (a, b) => a.subPath.localeCompare(b.subPath, "en") || a.name.localeCompare(b.name, "en"),
  )
}

/** Returns the stability of a public name, from the `@stability` tag in its doc comment. */
export const stabilityOf = (tree: Tree, { file, name }: PublicName): PromisedName["stability"] | undefined =>
  promisedNames(tree.get(file) ?? "").find((each) => each.name === name)?.stability
