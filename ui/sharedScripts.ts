import type { Plugin } from "vite"

const page = /\/ui\/pages\/.*Page\.tsx$/u
const tile = /\/ui\/pages\/parts\/Tile\.tsx$/u
const script = /\.tsx?$/u

const isMost = (part: number, all: number) => part > all / 2

/**
 * Two scripts for what most pages, and what most pages with product tiles, need at once, in place of two dozen of a few
 * hundred bytes: small files compress badly (2 KB gzipped on a page with tiles), and each is a request. Only what a page
 * imports outright counts; what it loads later keeps files of its own.
 */
export const sharedScripts = () => {
  const users = new Map<string, Set<string>>()
  const pages = new Set<string>()
  const tiled = new Set<string>()

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
        if (!page.test(id)) continue
        pages.add(id)
        for (const module of closure(id)) {
          if (tile.test(module)) tiled.add(id)
          users.set(module, (users.get(module) ?? new Set()).add(id))
        }
      }
    },
  }

  const usersOf = (id: string) => (script.test(id) ? [...(users.get(id) ?? [])] : [])
  const group = (name: string, test: (id: string) => boolean) => ({
    name,
    test,
    includeDependenciesRecursively: false,
  })
  const groups = [
    group("pages", (id) => isMost(usersOf(id).length, pages.size)),
    group("tiles", (id) => isMost(usersOf(id).filter((user) => tiled.has(user)).length, tiled.size)),
  ]
  return { plugin, groups }
}
