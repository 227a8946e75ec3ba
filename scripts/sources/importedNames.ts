import { resolveImport } from "./imports.ts"
import type { Tree } from "./tree.ts"

/** The names that one statement imports from a file of the repository. */
export interface NamedImport {
  readonly target: string
  /** The imported names. `all` stands for `import * as`, for `import()` and for an import without names. */
  readonly names: ReadonlyArray<string> | "all"
}

const statement = /^(?:import|export)\s+(?:type\s+)?(?<clause>[^;"']*?)\bfrom\s+"(?<from>[^"\n]+)"/gmu
const dynamic = /\bimport\(\s*"(?<from>[^"\n]+)"/gu

const namesIn = (clause: string): ReadonlyArray<string> | "all" => {
  const list = /\{(?<list>[^}]*)\}/u.exec(clause)?.groups?.["list"]
  if (list === undefined || clause.includes("*")) return "all"
  return list.split(",").flatMap((each) => {
    const [name = ""] = each
      .trim()
      .replace(/^type\s+/u, "")
      .split(/\s+as\s+/u)
    return name === "" ? [] : [name]
  })
}

/** Returns the names that every file imports from each other file. Types count like values. */
export const importedNames = (tree: Tree): ReadonlyMap<string, ReadonlyArray<NamedImport>> =>
  new Map(
    [...tree].map(([file, text]) => {
      const found: ReadonlyArray<readonly [string, NamedImport["names"]]> = [
        ...[...text.matchAll(statement)].map(
          ({ groups = {} }) => [groups["from"] ?? "", namesIn(groups["clause"] ?? "")] as const,
        ),
        ...[...text.matchAll(dynamic)].map(({ groups = {} }) => [groups["from"] ?? "", "all"] as const),
      ]
      return [
        file,
        found.flatMap(([specifier, names]) => {
          const target = resolveImport(file, specifier, tree)
          return target === undefined ? [] : [{ target, names }]
        }),
      ]
    }),
  )
