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

/** What every sub-path needs; anything else serves one sub-path alone, and only its users install it. */
const isAlwaysNeeded = (name: string): boolean => name === "effect" || name.startsWith("@heimwerk/")

/** The `package.json` a library is published with. The repository's own says where the sources are. */
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

/** The `package.json` the command line is published with; its bundle has everything in it. */
export const programManifest = (folder: string) => {
  const source = sourceOf(folder)
  return {
    ...common(source),
    bin: source.bin,
    files: ["dist", "*.mjs", "*.md"],
    engines: { node: ">=20" },
  }
}
