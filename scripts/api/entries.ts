import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"

import { internalPrefix } from "../packages/face.ts"
import { libraries, stage } from "../packages/published.ts"
import { root } from "../run.ts"

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
}

/** Returns the description of each sub-path from the table in the manual of a package. */
const contents = (name: string): ReadonlyMap<string, string> => {
  const rows = readFileSync(join(root, name, "README.md"), "utf8").matchAll(
    /^\| (?<paths>`\/[^|]+`) +\| (?<content>[^|]+) \|$/gmu,
  )
  return new Map(
    [...rows].flatMap(({ groups }) =>
      [...(groups?.["paths"] ?? "").matchAll(/`\/(?<path>[^`]+)`/gu)].map(
        (found) => [found.groups?.["path"] ?? "", (groups?.["content"] ?? "").trim()] as const,
      ),
    ),
  )
}

/**
 * Writes one module for each public sub-path of the built packages. Its comment has the name of the sub-path and the
 * description from the manual. Returns the files.
 */
export const writeEntries = (folder: string): ReadonlyArray<string> =>
  libraries.flatMap(({ name }) => {
    const { exports }: Manifest = JSON.parse(readFileSync(join(stage, name, "package.json"), "utf8"))
    const described = contents(name)
    mkdirSync(join(folder, name), { recursive: true })
    return Object.entries(exports).flatMap(([entry, target]) => {
      const subPath = entry.slice("./".length)
      // Leaves out the package's root entry `.`, because it only repeats names of the sub-paths.
      if (typeof target === "string" || entry === "." || subPath.startsWith(internalPrefix)) return []
      const file = join(folder, name, `${subPath.replaceAll("/", "-")}.ts`)
      const module = relative(join(folder, name), join(stage, name, target.types))
        .replaceAll("\\", "/")
        .replace(/\.d\.ts$/u, ".js")
      const content = described.get(subPath) ?? ""
      writeFileSync(
        file,
        `/**\n * ${content}\n *\n * @module @heimwerk/${name}/${subPath}\n */\nexport * from "${module}"\n`,
      )
      return [file]
    })
  })
