import type { Plugin } from "vite"

const reexport = /^export\{([^}]+)\}from"\.\/([\w-]+\.js)";\s*$/u
const dynamicImport = /import\(([`"'])\.\/([\w-]+\.js)\1\)/gu

/**
 * Makes dynamic imports load the chunk that contains the module. For a module of a chunk group, Rolldown 1
 * adds a file that only re-exports it (rolldown issue 9729), which costs one more request per import.
 */
export const directImports = (): Plugin => ({
  name: "heimwerk:direct-imports",
  apply: "build",
  generateBundle(_options, bundle) {
    const direct = new Map<string, string>()
    for (const [path, chunk] of Object.entries(bundle)) {
      if (chunk.type !== "chunk" || chunk.moduleIds.length > 0) continue
      const [, names, file] = reexport.exec(chunk.code) ?? []
      if (names === undefined) continue
      const properties = names.split(",").map((name) => {
        const [local = "", exported = local] = name.split(" as ")
        return `${exported}:m.${local}`
      })
      direct.set(
        path.slice(path.lastIndexOf("/") + 1),
        `import("./${file}").then(m=>({${properties.join()}}))`,
      )
      delete bundle[path]
    }
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk")
        chunk.code = chunk.code.replace(dynamicImport, (call, _quote, file) => direct.get(file) ?? call)
  },
})
