import { readFileSync } from "node:fs"
import { join } from "node:path"

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>
}

/** The folder of an installed package. */
export const installed = (folder: string, name: string): string =>
  join(folder, "node_modules", "@heimwerk", name)

/** The sub-paths of an installed package (`price`) and their modules, without the root. */
export const subPathsOf = (folder: string, name: string): ReadonlyMap<string, string> => {
  const { exports }: Manifest = JSON.parse(
    readFileSync(join(installed(folder, name), "package.json"), "utf8"),
  )
  return new Map(
    Object.entries(exports).flatMap(([subPath, target]) =>
      typeof target === "string" || subPath === "."
        ? []
        : [[subPath.slice("./".length), join(installed(folder, name), target.default)]],
    ),
  )
}
