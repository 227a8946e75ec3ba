import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root } from "./sources.ts"

interface Manifest {
  readonly workspaces?: ReadonlyArray<string>
  readonly allowScripts?: Readonly<Record<string, boolean>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface LockedPackage {
  readonly integrity?: string
  readonly link?: boolean
  readonly resolved?: string
}

const manifestOf = (folder: string): Manifest => {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))
  return manifest
}

const project = manifestOf(".")
const manifests = [".", ...(project.workspaces ?? [])].map((folder) => ({ folder, ...manifestOf(folder) }))

/** Returns the runtime dependencies of the given folders on packages of other authors. */
const packagesOf = (...folders: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(
    folders
      .flatMap((folder) => Object.keys(manifestOf(folder).dependencies ?? {}))
      .filter((name) => !name.startsWith("@heimwerk/")),
  )

describe("dependencies", () => {
  it("T-X1: every dependency has an exact version, including a dependency that is installed under another name", () => {
    const ranges = manifests.flatMap(({ dependencies, devDependencies, folder }) =>
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^(?:npm:[\w/@-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))
        .map(([name, version]) => `${folder}: ${name} ${version}`),
    )
    assert.deepStrictEqual(ranges, [])
  })

  it("T-X1: each package in the lock file has a checksum and no download address", () => {
    const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
      readFileSync(join(root, "package-lock.json"), "utf8"),
    )
    const installed = Object.entries(lock.packages).filter(
      ([path, { link }]) => link !== true && /(?:^|\/)node_modules\//u.test(path),
    )
    assert.isAbove(installed.length, 100)
    assert.deepStrictEqual(
      installed
        .filter(([, { integrity, resolved }]) => integrity === undefined || resolved !== undefined)
        .map(([path]) => path),
      [],
    )
  })

  it("T-X1: only the pinned Node may run a script during the installation", () => {
    assert.deepStrictEqual(project.allowScripts, { node: true })
  })

  it("T-X2: the storefront has at most 12 external runtime dependencies, and the server and the adapters together have at most 15", () => {
    assert.isAtMost(packagesOf("ui").size, 12)
    assert.isAtMost(packagesOf("server", "adapters").size, 15)
  })

  it("T-X2: ADR 0121 gives a reason for each runtime dependency of the storefront, the server and the adapters", () => {
    const decision = readFileSync(
      join(root, "docs", "adr", "0121-more-packages-at-run-time-than-the-target.md"),
      "utf8",
    )
    const rows = decision.split("\n").filter((line) => line.startsWith("| `"))
    const explained = rows.flatMap((row) => row.match(/(?<=`)[\w@/-]+(?=`)/gu) ?? [])
    assert.sameMembers([...packagesOf("ui", "server", "adapters")], explained)
  })
})
