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

/** Addresses of all packages. They are set once, in the root `package.json`. */
interface Origin {
  readonly homepage: string
  readonly bugs: { readonly url: string }
  readonly repository: { readonly type: string; readonly url: string }
}

const sourceOf = (folder: string): Source =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))

/**
 * Returns the addresses of a package: those of all packages, with the folder of the package in the
 * repository.
 */
const originOf = (folder: string) => {
  const { bugs, homepage, repository }: Origin = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  return { homepage, bugs, repository: { ...repository, directory: folder } }
}

const common = (folder: string, { description, license, name, version }: Source) => ({
  name,
  version,
  description,
  license,
  ...originOf(folder),
  keywords: ["diy", "store-finder", "shop", "effect"],
  type: "module",
})

/** Returns whether a dependency is a package of this repository. All others are peer dependencies. */
const isOwn = ([name]: readonly [string, string]): boolean => name.startsWith("@heimwerk/")

/**
 * Oldest version of Effect that core and the adapters support. The tests of the packages use it under the name
 * `effect-oldest`. Conformance does not support it, because it needs the cookies of Effect 4.1, which follow the
 * domain and path of a request.
 */
const oldestEffect = "4.0.6"

/** Returns the next minor version: `4.2.0` for `4.1.3`. */
const nextMinor = (version: string): string => {
  const [major, minor] = version.split(".")
  return `${major}.${Number(minor) + 1}.0`
}

/**
 * Returns the range of a peer dependency. Effect is installed once, next to the consumer's own code: two
 * copies of different versions cannot exchange effects. The range is from the oldest tested version to the minor
 * version of this repository, because the HTTP modules of Effect change with minor versions (ADR 0101).
 */
const peerRange =
  (folder: string) =>
  ([name, version]: readonly [string, string]) => {
    const oldest = folder === "conformance" ? version : oldestEffect
    return [name, name === "effect" ? `>=${oldest} <${nextMinor(version)}` : version] as const
  }

/**
 * Returns the `package.json` of a published library. The `package.json` in the repository refers to the
 * sources instead.
 */
export const libraryManifest = (folder: string, entries: ReadonlyArray<Entry>) => {
  const source = sourceOf(folder)
  const all = Object.entries(source.dependencies ?? {})
  const peers = all.filter((each) => !isOwn(each))
  // All peer dependencies except Effect are optional, because only some sub-paths need them.
  const optional = peers.filter(([name]) => name !== "effect")
  return {
    ...common(folder, source),
    sideEffects: false,
    exports: Object.fromEntries([
      ...entries.map(({ module, subPath }) => [
        subPath === "." ? subPath : `./${subPath}`,
        { types: `./${module}.d.ts`, default: `./${module}.js` },
      ]),
      ["./package.json", "./package.json"],
    ]),
    files: ["**/*.js", "**/*.js.map", "**/*.d.ts", "**/*.licenses.txt"],
    engines: { node: ">=20" },
    dependencies: Object.fromEntries(all.filter(isOwn)),
    peerDependencies: Object.fromEntries(peers.map(peerRange(folder))),
    ...(optional.length === 0
      ? {}
      : { peerDependenciesMeta: Object.fromEntries(optional.map(([name]) => [name, { optional: true }])) }),
  }
}

/** Returns the `package.json` of the published command line, whose bundle has no dependencies. */
export const programManifest = (folder: string) => {
  const source = sourceOf(folder)
  return {
    ...common(folder, source),
    bin: source.bin,
    files: ["dist", "*.mjs", "*.md"],
    engines: { node: ">=20" },
  }
}
