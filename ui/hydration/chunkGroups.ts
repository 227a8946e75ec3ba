import type { Plugin } from "vite"

const entry = /\/ui\/entry-client\.tsx$/u
const page = /\/ui\/pages\/.*Page\.tsx$/u
const price = /\/ui\/features\/price\/PriceBlock\.tsx$/u
const component = /\/ui\/.*\.tsx$/u
/** Scripts, and what style sheets tell them of their names. */
const script = /\.(?:tsx?|module\.css)$/u
/** What the visitor's first command needs (server/files/Manifest.ts brings the same). */
const command = /\/ui\/(?:runtime\/runtime|features\/basket\/commands|features\/wishlist\/commands)\.ts$/u

/** Where it is said in which pieces the runtime comes. */
const pieces = /\/ui\/hydration\/runtimeChunks\.ts$/u

const isMost = (part: number, all: number) => part > all / 2

/**
 * Scripts for what every page, what most pages, what most parts with prices, and what the visitor's first command need at
 * once, in place of a hundred of a few hundred bytes: small files compress badly, and each is a request. Only what a file
 * imports outright counts; what it loads later keeps files of its own.
 */
export const chunkGroups = () => {
  /** How many pages, and how many parts with prices, import a module. */
  const pagesWith = new Map<string, number>()
  const pricedWith = new Map<string, number>()
  /** What a command needs, with the number of its piece. */
  const commands = new Map<string, number>()
  const shown = new Set<string>()
  let pages = 0
  let priced = 0
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
      const count = (modules: ReadonlySet<string>, users: Map<string, number>) =>
        modules.forEach((id) => users.set(id, (users.get(id) ?? 0) + 1))
      const number = (id: string, piece: number) =>
        closure(id).forEach((module) => commands.has(module) || commands.set(module, piece))
      const ids = [...this.getModuleIds()]
      const parts = ids
        .filter((id) => pieces.test(id))
        .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      parts.forEach(number)
      ids.filter((id) => command.test(id)).forEach((id) => number(id, parts.length))
      for (const id of ids) {
        if (entry.test(id)) always = closure(id)
        if (!component.test(id)) continue
        closure(id, shown)
        const modules = closure(id)
        if (page.test(id)) {
          pages += 1
          count(modules, pagesWith)
        }
        // A page, or a part that is fetched by itself.
        const isRoot = page.test(id) || (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
        if (isRoot && [...modules].some((module) => price.test(module))) {
          priced += 1
          count(modules, pricedWith)
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
      const entries = chunks
        .filter(({ facadeModuleId }) => facadeModuleId !== null && entry.test(facadeModuleId))
        .map(({ fileName }) => fileName)
      entries.forEach(collect)
      // The entry waits for its page: one that waited for something in the entry's file would wait for ever.
      for (const { fileName, imports } of chunks)
        if (imports.some((name) => entries.includes(name))) this.error(`${fileName} imports the entry.`)
    },
  }

  /** What has to be fetched along with a script that is loaded later: not what the first one has brought already. */
  const besides = (files: ReadonlyArray<string>) => files.filter((file) => !firstFiles.has(file))

  const isPriced = (id: string) => script.test(id) && isMost(pricedWith.get(id) ?? 0, priced)
  const group = (name: string, test: (id: string) => boolean) => ({
    name,
    test,
    includeDependenciesRecursively: false,
  })
  const groups = [
    group("always", (id) => always.has(id) && !entry.test(id)),
    group("pages", (id) => script.test(id) && isMost(pagesWith.get(id) ?? 0, pages)),
    group("prices", (id) => isPriced(id) && pagesWith.has(id)),
    // What no page imports at once stays apart from what one does: it comes with the parts.
    group("parts", (id) => isPriced(id) && !pagesWith.has(id)),
    // What is also shown stays outside: no part of a page shall bring the commands.
    {
      debugName: "commands",
      ...group("commands", (id) => commands.has(id) && !shown.has(id)),
      name: (id: string) => `commands-${commands.get(id)}`,
    },
  ]
  return { plugin, groups, besides }
}
