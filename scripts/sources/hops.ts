import { type Imports, importsOf } from "./imports.ts"
import { below, type Tree } from "./tree.ts"

/** Returns the classes of a file that are service tags. */
const tagsOf = (text: string): ReadonlyArray<string> =>
  [
    ...text.matchAll(
      /\bclass (?<tag>\w+) extends (?:Context|HttpApiMiddleware)\.(?:Service|Tag|Reference)\b/gu,
    ),
  ].map(({ groups }) => groups?.["tag"] ?? "")

/**
 * Returns whether a file builds the service of a tag: `Layer.effect(Baskets, ...)` or `Context.add(Baskets,
 * ...)`.
 */
const builds = (text: string, tag: string): boolean =>
  new RegExp(String.raw`\b(?:Layer\.\w+|Context\.(?:add|make))\(\s*${tag}\b`, "u").test(text)

/** The files that one step reaches from each file. A step is a runtime import, or the tag of a service. */
export type Steps = ReadonlyMap<string, ReadonlyArray<string>>

/**
 * Returns the steps between the files of a tree. A step is a runtime import (static or dynamic). From a file
 * that imports a service tag at run time, a step also leads to each file that builds this service, because
 * that file handles the call.
 */
export const stepsOf = (tree: Tree, imports: Imports = importsOf(tree)): Steps => {
  const builders = new Map<string, ReadonlyArray<string>>()
  for (const [file, text] of tree) {
    const tags = tagsOf(text)
    if (tags.length === 0) continue
    const importers = [...imports].filter(([, list]) => list.some(({ target }) => target === file))
    const found = importers.filter(([importer]) => tags.some((tag) => builds(tree.get(importer) ?? "", tag)))
    builders.set(
      file,
      found.map(([importer]) => importer),
    )
  }
  return new Map(
    [...imports].map(([file, list]) => {
      const direct = list.filter(({ isType }) => !isType).map(({ target }) => target)
      return [file, [...direct, ...direct.flatMap((target) => builders.get(target) ?? [])]]
    }),
  )
}

/**
 * Returns the shortest path of steps from a file to a file for which `isEnd` is true. The path includes both
 * files.
 */
export const shortestPath = (
  steps: Steps,
  from: string,
  isEnd: (file: string) => boolean,
): ReadonlyArray<string> | undefined => {
  const open: Array<ReadonlyArray<string>> = [[from]]
  const seen = new Set([from])
  for (const path of open) {
    const file = path.at(-1) ?? from
    if (isEnd(file)) return path
    for (const next of steps.get(file) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push([...path, next])
    }
  }
  return undefined
}

const basketPort = "core/basket/Baskets.port.ts"

/**
 * Returns the files from the add-to-basket button of a tile to the call of `fetch`. They are the shortest path
 * to a file that uses the port `Baskets`, the HTTP adapter of this port, and the shortest path from the adapter
 * to a file that calls `fetch` or takes it from Effect's HTTP client.
 */
export const buttonToWire = (tree: Tree): ReadonlyArray<string> => {
  const steps = stepsOf(below(tree, "core", "adapters", "ui"))
  const usesPort = (file: string) =>
    (file.startsWith("ui/") || file.startsWith("core/")) && (steps.get(file) ?? []).includes(basketPort)
  const toPort = shortestPath(steps, "ui/features/basket/TileAddButton.tsx", usesPort) ?? []
  const callsFetch = (file: string) =>
    file.startsWith("adapters/http/") && /\bfetch\(|FetchHttpClient/u.test(tree.get(file) ?? "")
  const fromAdapter = shortestPath(steps, "adapters/http/BasketsHttp.ts", callsFetch) ?? []
  return toPort.length === 0 || fromAdapter.length === 0 ? [] : [...toPort, ...fromAdapter]
}

/** Returns the files from the handler of the basket's routes to the statement that inserts a basket line. */
export const wireToSql = (tree: Tree): ReadonlyArray<string> =>
  shortestPath(stepsOf(below(tree, "core", "adapters", "server")), "server/handlers/basket.ts", (file) =>
    /\binsert into basket_line\b/u.test(tree.get(file) ?? ""),
  ) ?? []
