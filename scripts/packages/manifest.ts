import { readFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"
import { type Entry } from "./face.ts"

interface Source {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

const sourceOf = (folder: string): Source =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))

const common = ({ description, license, name, version }: Source) => ({
  name,
  version,
  description,
  license,
  keywords: ["diy", "store-finder", "shop", "effect"],
  type: "module",
})

/**
 * Returns whether every sub-path needs a dependency. The others become optional peer dependencies, which
 * only their users install.
 */
const isAlwaysNeeded = (name: string): boolean => name === "effect" || name.startsWith("@heimwerk/")

/** Returns the `package.json` of a published library. The one in the repository refers to the sources. */
export const libraryManifest = (folder: string, entries: ReadonlyArray<Entry>) => {
  const source = sourceOf(folder)
  const [needed, optional] = [true, false].map((isNeeded) =>
    Object.entries(source.dependencies ?? {}).filter(([name]) => isAlwaysNeeded(name) === isNeeded),
  )
  return {
    ...common(source),
    sideEffects: false,
    exports: Object.fromEntries([
      ...entries.map(({ module, subPath }) => [
        `./${subPath}`,
        { types: `./${module}.d.ts`, default: `./${module}.js` },
      ]),
      ["./package.json", "./package.json"],
    ]),
    files: ["**/*.js", "**/*.js.map", "**/*.d.ts"],
    engines: { node: ">=20" },
    dependencies: Object.fromEntries(needed ?? []),
    ...((optional ?? []).length === 0
      ? {}
      : {
          peerDependencies: Object.fromEntries(optional ?? []),
          peerDependenciesMeta: Object.fromEntries(
            (optional ?? []).map(([name]) => [name, { optional: true }]),
          ),
        }),
  }
}

/** Returns the `package.json` of the published command line, whose bundle has no dependencies. */
export const programManifest = (folder: string) => {
  const source = sourceOf(folder)
  return {
    ...common(source),
    bin: source.bin,
    files: ["dist", "*.mjs", "*.md"],
    engines: { node: ">=20" },
  }
}
