import { importsOf } from "./imports.ts"
import { below, type Tree } from "./tree.ts"

/** Folder names, each with the folders it imports. */
type Folders = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns the folders of core with the folders that each imports, type imports included. Files at the root
 * of core count as one folder.
 */
const coreFolders = (tree: Tree): Folders => {
  const folderOf = (file: string) => (file.split("/").length > 2 ? (file.split("/")[1] ?? "") : "(root)")
  const folders = new Map<string, Set<string>>()
  const edges = (folder: string) => {
    const set = folders.get(folder) ?? new Set<string>()
    folders.set(folder, set)
    return set
  }
  for (const [file, list] of importsOf(below(tree, "core")))
    for (const { target } of list)
      if (folderOf(target) !== folderOf(file)) edges(folderOf(file)).add(folderOf(target))
  const imported = [...folders.values()].flatMap((targets) => [...targets])
  for (const target of imported) edges(target)
  return folders
}

const reachable = (folders: Folders, from: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const open = [from]
  for (const folder of open)
    for (const next of folders.get(folder) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        open.push(next)
      }
  return seen
}

/** The import cycles between the folders of core. */
export interface FolderCycles {
  readonly folders: Folders
  /**
   * The strongly connected components: each folder of a component reaches every other folder of that
   * component by imports. The largest component is the first.
   */
  readonly cycles: ReadonlyArray<ReadonlyArray<string>>
  /** Pairs of folders that import each other directly, as `basket <> wishlist`. */
  readonly pairs: ReadonlyArray<string>
}

/** Finds the cycles between the folders of core. */
export const cyclesOf = (tree: Tree): FolderCycles => {
  const folders = coreFolders(tree)
  const reach = new Map([...folders.keys()].map((folder) => [folder, reachable(folders, folder)]))
  const components = [...folders.keys()].map((folder) =>
    [...(reach.get(folder) ?? [])].filter((other) => reach.get(other)?.has(folder) === true).toSorted(),
  )
  const cycles = new Map(components.filter((each) => each.length > 0).map((each) => [each.join(" "), each]))
  const pairs = [...folders].flatMap(([folder, targets]) =>
    [...targets]
      .filter((target) => folder < target && folders.get(target)?.has(folder) === true)
      .map((target) => `${folder} <> ${target}`),
  )
  return {
    folders,
    cycles: [...cycles.values()].toSorted((a, b) => b.length - a.length),
    pairs: pairs.toSorted(),
  }
}
