import type { Plugin } from "vite"

/** Returns the chunks that import each other in a cycle; `undefined` if there is no cycle. */
const findCircle = (
  imports: ReadonlyMap<string, ReadonlyArray<string>>,
): ReadonlyArray<string> | undefined => {
  const done = new Set<string>()
  const visit = (file: string, path: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    done.add(file)
    return firstCircle(imports.get(file) ?? [], [...path, file])
  }
  const firstCircle = (files: Iterable<string>, path: ReadonlyArray<string>) => {
    for (const file of files) {
      const circle = visit(file, path)
      if (circle !== undefined) return circle
    }
    return undefined
  }
  return firstCircle(imports.keys(), [])
}

/**
 * Stops the build if chunks import each other in a cycle, or if a chunk imports the entry. Removes from each
 * dynamic import's preload list the chunks that the entry has already loaded.
 */
export const chunkImports = () => {
  /** Files of the chunks that the entry imports. Every page has already loaded them. */
  const entryFiles = new Set<string>()

  const plugin: Plugin = {
    name: "heimwerk:chunk-imports",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
      const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
      const nameOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.name
      const collect = (file: string) => {
        if (entryFiles.has(file)) return
        entryFiles.add(file)
        imports.get(file)?.forEach(collect)
      }
      for (const { fileName, isEntry } of chunks) {
        if (!isEntry) continue
        collect(fileName)
        const waiting = chunks.find((chunk) => chunk.imports.includes(fileName))
        if (waiting !== undefined) this.error(`${waiting.name} imports the entry, which waits for its page.`)
      }
      const circle = findCircle(imports)
      if (circle !== undefined) this.error(`Files import each other: ${circle.map(nameOf).join(" > ")}`)
    },
  }

  return {
    plugin,
    withoutEntryFiles: (needed: ReadonlyArray<string>) => needed.filter((file) => !entryFiles.has(file)),
  }
}
