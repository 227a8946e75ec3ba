import type { Plugin } from "vite"

const entry = /\/ui\/entry-client\.tsx$/u
const page = /\/ui\/pages\/.*Page\.tsx$/u
const price = /\/ui\/features\/price\/PriceBlock\.tsx$/u
const script = /\.tsx?$/u

const isMost = (part: number, all: number) => part > all / 2

/**
 * Three scripts for what most pages, what all pages with prices, and what most of them need at once, in place of two dozen of a few hundred
 * bytes: small files compress badly (2 KB gzipped on a page with tiles), and each is a request. What the first script and
 * some pages need is in the one for all pages, which is always there. Only what a page imports outright counts; what it
 * loads later keeps files of its own.
 */
export const sharedScripts = () => {
  const users = new Map<string, Set<string>>()
  const pages = new Set<string>()
  const priced = new Set<string>()
  let always: ReadonlySet<string> = new Set()
  const firstFiles = new Set<string>()

  const plugin: Plugin = {
    name: "heimwerk:shared-scripts",
    apply: "build",
    buildEnd() {
      const closure = (id: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
        if (seen.has(id)) return seen
        seen.add(id)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) closure(next, seen)
        return seen
      }
      for (const id of this.getModuleIds()) {
        if (entry.test(id)) always = closure(id)
        if (!page.test(id)) continue
        pages.add(id)
        for (const module of closure(id)) {
          if (price.test(module)) priced.add(id)
          users.set(module, (users.get(module) ?? new Set()).add(id))
        }
      }
    },
    generateBundle(_options, bundle) {
      const collect = (file: string) => {
        const chunk = bundle[file]
        if (chunk?.type !== "chunk" || firstFiles.has(file)) return
        firstFiles.add(file)
        chunk.imports.forEach(collect)
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.isEntry) collect(chunk.fileName)
      }
    },
  }

  /** What has to be fetched along with a script that is loaded later: not what the first one has brought already. */
  const besides = (files: ReadonlyArray<string>) => files.filter((file) => !firstFiles.has(file))

  const usersOf = (id: string) => (script.test(id) ? [...(users.get(id) ?? [])] : [])
  const isForAll = (id: string) => {
    const { length } = usersOf(id)
    return isMost(length, pages.size) || (length > 0 && always.has(id))
  }
  const isForPrices = (id: string) => {
    const its = usersOf(id)
    return its.length > 0 && its.length === priced.size && its.every((user) => priced.has(user))
  }
  const isForTiles = (id: string) => {
    const its = usersOf(id)
    return isMost(its.length, priced.size) && its.every((user) => priced.has(user)) && !isForPrices(id)
  }
  const group = (name: string, test: (id: string) => boolean) => ({
    name,
    test,
    includeDependenciesRecursively: false,
  })
  const groups = [group("pages", isForAll), group("prices", isForPrices), group("tiles", isForTiles)]
  return { plugin, groups, besides }
}
