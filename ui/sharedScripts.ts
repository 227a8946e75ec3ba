import type { Plugin } from "vite"

const entry = /\/ui\/entry-client\.tsx$/u
const page = /\/ui\/pages\/.*Page\.tsx$/u
const price = /\/ui\/features\/price\/PriceBlock\.tsx$/u
const script = /\.tsx?$/u

const isMost = (part: number, all: number) => part > all / 2

/**
 * Four scripts for what every page, what most pages, what all pages with prices, and what most of them need at once, in
 * place of three dozen of a few hundred bytes: small files compress badly (6 KB gzipped on every page), and each is a
 * request. Only what a page imports outright counts; what it loads later keeps files of its own.
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
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
      const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
      entries.forEach(collect)
      // The entry waits for its page: one that waited for something in the entry's file would wait for ever.
      for (const { fileName, imports } of chunks)
        if (imports.some((name) => entries.includes(name))) this.error(`${fileName} imports the entry.`)
    },
  }

  /** What has to be fetched along with a script that is loaded later: not what the first one has brought already. */
  const besides = (files: ReadonlyArray<string>) => files.filter((file) => !firstFiles.has(file))

  const usersOf = (id: string) => (script.test(id) ? [...(users.get(id) ?? [])] : [])
  const isForMost = (id: string) => isMost(usersOf(id).length, pages.size)
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
  const groups = [
    group("always", (id) => always.has(id) && !entry.test(id)),
    group("pages", isForMost),
    group("prices", isForPrices),
    group("tiles", isForTiles),
  ]
  return { plugin, groups, besides }
}
