import { dirname } from "node:path"

import { importsOf } from "./imports.ts"
import { below, linesOf, type Tree } from "./tree.ts"

/** A set of files and the sum of their lines. */
export interface Size {
  readonly files: number
  readonly lines: number
}

const sizeOf = (tree: Tree): Size => ({
  files: tree.size,
  lines: [...tree.values()].reduce((sum, text) => sum + linesOf(text), 0),
})

const keep = (tree: Tree, test: (file: string, text: string) => boolean): Tree =>
  new Map([...tree].filter(([file, text]) => test(file, text)))

const isTypeScript = (file: string): boolean => /\.tsx?$/u.test(file)

/** Returns the TypeScript sources of the six packages: core, adapters, conformance, ui, server and cli. */
const packageFiles = (tree: Tree): Tree =>
  keep(below(tree, "core", "adapters", "conformance", "ui", "server", "cli"), isTypeScript)

/**
 * Returns the TypeScript sources without tests and generated data: the packages, the fixtures and the
 * scripts.
 */
const sourceFiles = (tree: Tree): Tree =>
  keep(new Map([...packageFiles(tree), ...below(tree, "fixtures", "scripts")]), isTypeScript)

/** Returns the number of files and lines of the six packages, and of all sources. */
export const sourceSizes = (tree: Tree): { readonly packages: Size; readonly all: Size } => ({
  packages: sizeOf(packageFiles(tree)),
  all: sizeOf(sourceFiles(tree)),
})

/**
 * Returns the names of basket commands, each with the source files of core, adapters, ui and server that
 * contain the name, as `git grep -l <name>` finds them. One-word names (`add`) are omitted, because they
 * also occur in other text. The folder adapters/browser is omitted, because scripts of third parties have
 * functions of the same names.
 */
export const commandFiles = (tree: Tree): ReadonlyMap<string, ReadonlyArray<string>> => {
  const union = tree.get("core/basket/BasketCommand.ts") ?? ""
  const kinds = new Set(
    [...union.matchAll(/\b(?:command\(|kind: )"(?<kind>\w+)"/gu)].map(([, kind = ""]) => kind),
  )
  const names = [...kinds].filter((kind) => /[a-z][A-Z]/u.test(kind))
  const sources = [...below(tree, "core", "adapters", "ui", "server")].filter(
    ([file]) => !file.startsWith("adapters/browser/"),
  )
  return new Map(
    names.map((name) => [name, sources.filter(([, text]) => text.includes(name)).map(([file]) => file)]),
  )
}

/**
 * Returns the size of the files through which the view reaches a service: `.ts` files of ui/features and
 * ui/runtime that import `effect`, `bridge.ts` or `service.ts`. Components reach a service through these two
 * files.
 */
export const waysToServices = (tree: Tree): Size =>
  sizeOf(
    keep(
      below(tree, "ui/features", "ui/runtime"),
      (file, text) =>
        file.endsWith(".ts") &&
        /from "effect["/]|\/bridge\.ts"|runtime\/service\.ts"|"\.\/service\.ts"/u.test(text),
    ),
  )

/**
 * Returns the files that map an error outside its own class, by kind. `problems`: files of the contract and the
 * handlers whose names end with `problem.ts` or `problems.ts`. `toError`: files of the HTTP adapters with a
 * function that turns an answer into an error.
 */
export const errorMappings = (
  tree: Tree,
): Readonly<Record<"problems" | "toError", ReadonlyArray<string>>> => {
  const found = (files: Tree) => [...files].map(([file]) => file)
  return {
    problems: found(
      keep(below(tree, "adapters/http/contract", "server/handlers"), (file) => /problems?\.ts$/iu.test(file)),
    ),
    toError: found(
      keep(below(tree, "adapters/http"), (_, text) => /\b(?:const|function) to\w*Error\b/u.test(text)),
    ),
  }
}

/**
 * Returns the source files with at most 40 lines whose only importer is in the same folder. Leaves out files
 * that are imported dynamically, because they are separate in order to load later.
 */
export const smallFiles = (tree: Tree): ReadonlyArray<string> => {
  const sources = sourceFiles(tree)
  const importers = new Map<string, Array<string>>()
  const isLazy = new Set<string>()
  for (const [file, list] of importsOf(sources))
    for (const { isDynamic, target } of list) {
      importers.set(target, [...(importers.get(target) ?? []), file])
      if (isDynamic) isLazy.add(target)
    }
  return [...sources]
    .filter(([file, text]) => {
      const [importer, ...others] = importers.get(file) ?? []
      return (
        importer !== undefined &&
        !isLazy.has(file) &&
        others.length === 0 &&
        dirname(importer) === dirname(file) &&
        linesOf(text) <= 40
      )
    })
    .map(([file]) => file)
}

/** Returns the source files directly in the folder of a package, without those in sub-folders. */
export const rootFiles = (tree: Tree, folder: string): ReadonlyArray<string> =>
  [...below(tree, folder)].map(([file]) => file).filter((file) => file.split("/").length === 2)
