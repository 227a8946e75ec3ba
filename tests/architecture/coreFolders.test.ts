import { dirname, join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { sources } from "./sources.ts"

/** Folders that may import each other. Merge a pair or split it before you add another one. */
const allowedCycles = [
  ["basket", "wishlist"],
  ["market", "tracking"],
]

const folderOf = (file: string): string | undefined => /^core\/([^/]+)\//u.exec(file)?.[1]

/** Each folder of core with the folders it imports; type imports count. */
const importedFolders = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const edges = new Map<string, Set<string>>()
  for (const { file, imports } of sources("core")) {
    const from = folderOf(file)
    if (from === undefined) continue
    const targets = edges.get(from) ?? new Set()
    edges.set(from, targets)
    for (const name of imports.filter((each) => each.startsWith("."))) {
      const to = folderOf(join(dirname(file), name))
      if (to !== undefined && to !== from) targets.add(to)
    }
  }
  return edges
}

const reachedFrom = (start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> => {
  const found = new Set<string>()
  const queue = [start]
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const to of edges.get(next) ?? [])
      if (!found.has(to)) {
        found.add(to)
        queue.push(to)
      }
  return found
}

describe("folders of core", () => {
  const edges = importedFolders()

  it("have no import cycles except the allowed pairs", () => {
    const reached = new Map([...edges.keys()].map((folder) => [folder, reachedFrom(folder, edges)]))
    const cycles = [...edges.keys()]
      .toSorted()
      .map((folder) =>
        [...edges.keys()]
          .filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder))
          .toSorted(),
      )
      .filter((cycle) => cycle.length > 0)
    assert.deepStrictEqual([...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()], allowedCycles)
  })

  it("give values no dependency on another folder", () => {
    assert.deepStrictEqual([...(edges.get("values") ?? [])], [])
  })
})
