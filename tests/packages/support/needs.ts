import { readFileSync } from "node:fs"
import { join } from "node:path"

import { build } from "esbuild"

import { installed, subPathsOf } from "./installed.ts"

/** The package name of an import: `altcha-lib` for `altcha-lib/algorithms/web/pbkdf2`. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/")

/** The optional packages that each sub-path of a library imports. */
export const needsOf = async (
  folder: string,
  name: string,
): Promise<ReadonlyMap<string, ReadonlyArray<string>>> => {
  const manifest: { readonly peerDependenciesMeta?: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(join(installed(folder, name), "package.json"), "utf8"),
  )
  const optional = new Set(Object.keys(manifest.peerDependenciesMeta ?? {}))
  const found = await Promise.all(
    Array.from(subPathsOf(folder, name), async ([subPath, module]) => {
      const { metafile } = await build({
        entryPoints: [module],
        bundle: true,
        packages: "external",
        platform: "node",
        format: "esm",
        write: false,
        metafile: true,
        logLevel: "silent",
      })
      const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
      const needs = new Set(imports.map(({ path }) => packageOf(path)).filter((each) => optional.has(each)))
      return [subPath, [...needs].toSorted()] as const
    }),
  )
  return new Map(found)
}
