import { below, type Tree } from "../sources/tree.ts"
import { type Exports, exportsOf } from "./exportsOf.ts"
import { faceOf } from "./face.ts"
import type { Library } from "./published.ts"

/** One name that a published package exports. */
export interface PublicName {
  readonly name: string
  /** `basket` for `@heimwerk/core/basket`. */
  readonly subPath: string
  /** The file that declares the name. */
  readonly file: string
}

const reExport = /^export \*(?: as (?<namespace>\w+))? from "\.\/(?<module>[^"]+)\.js"/gmu

/** Returns the names that a published package exports, sorted by sub-path and name, read from its sources. */
export const publicNames = (tree: Tree, { inner, name: library }: Library): ReadonlyArray<PublicName> => {
  const modules = new Map<string, Exports>(
    [...below(tree, library)]
      .filter(([file]) => file.endsWith(".ts"))
      .map(([file, text]) => {
        const module = file.slice(library.length + 1, -".ts".length)
        return [module, exportsOf(module, text)]
      }),
  )
  const fileOf = (module: string) => `${library}/${module}.ts`
  const found = faceOf(modules, inner).flatMap(({ module, subPath, text }): ReadonlyArray<PublicName> => {
    const namesOf = (each: string) =>
      [...(modules.get(each) ?? [])].map(([name, origin]) => ({ name, subPath, file: fileOf(origin) }))
    if (text === undefined) return namesOf(module)
    return [...text.matchAll(reExport)].flatMap(({ groups }) => {
      const member = `${subPath}/${groups?.["module"] ?? ""}`
      const namespace = groups?.["namespace"]
      return namespace === undefined ? namesOf(member) : [{ name: namespace, subPath, file: fileOf(member) }]
    })
  })
  const unique = new Map(found.map((each) => [`${each.subPath} ${each.name}`, each]))
  return [...unique.values()].toSorted(
    (a, b) => a.subPath.localeCompare(b.subPath, "en") || a.name.localeCompare(b.name, "en"),
  )
}

/** Returns the stability tag in the doc comment of a public name, for example `@experimental`. */
export const stabilityOf = (tree: Tree, { file, name }: PublicName): string | undefined => {
  const text = tree.get(file) ?? ""
  const declaration = new RegExp(
    String.raw`^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type|let|enum) ${name.replaceAll("$", String.raw`\$`)}\b`,
    "mu",
  ).exec(text)
  const before = text.slice(0, declaration?.index ?? 0).trimEnd()
  if (!before.endsWith("*/")) return undefined
  const comment = before.slice(before.lastIndexOf("/**"))
  return /@(?:stable|experimental|unstable|public|beta|alpha)\b/u.exec(comment)?.[0]
}
