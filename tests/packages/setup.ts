import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { findPackageJSON } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

import type { TestProject } from "vitest/node"

import { root } from "../architecture/sources.ts"
import { outputOf } from "./support/command.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** A project outside the repository with core, adapters, conformance and the command line installed. */
    consumer: string
    /**
     * The project of `consumer` with the optional packages that some sub-paths need, such as a database driver.
     */
    equippedConsumer: string
    /** The project of `equippedConsumer` with the oldest supported version of Effect. */
    oldestConsumer: string
    /** Output of the dry run of a publication, which packed the packages. */
    publication: string
  }
}

const packages = ["core", "adapters", "conformance", "cli"]

const optionalOf = (folder: string): ReadonlyArray<string> => {
  const file = join(folder, "node_modules", "@heimwerk", "adapters", "package.json")
  const { peerDependenciesMeta }: { readonly peerDependenciesMeta: Readonly<Record<string, unknown>> } =
    JSON.parse(readFileSync(file, "utf8"))
  return Object.keys(peerDependenciesMeta)
}

/**
 * Links the optional packages of a folder to the repository's own copies. In the repository, npm installs
 * them at the root or below the adapters.
 */
const addOptional = (folder: string): void => {
  for (const name of optionalOf(folder)) {
    const link = join(folder, "node_modules", name)
    mkdirSync(dirname(link), { recursive: true })
    const manifest = findPackageJSON(name, join(root, "adapters", "package.json"))
    if (manifest === undefined) throw new Error(`${name} is not installed.`)
    symlinkSync(dirname(manifest), link, "junction")
  }
}

/**
 * Replaces Effect in a project by the oldest supported version. A linked package would load the repository's
 * Effect, so the optional package that imports Effect is copied. The copied package has no dependencies of its
 * own.
 */
const useOldestEffect = (folder: string): void => {
  const place = (name: string) => join(folder, "node_modules", name)
  const own = (name: string) => join(root, "node_modules", name)
  rmSync(place("effect"))
  symlinkSync(own("effect-oldest"), place("effect"), "junction")
  const copied = "@effect/sql-pg"
  rmSync(place(copied))
  cpSync(own(copied), place(copied), { recursive: true })
}

/**
 * Creates an external project in an empty folder: `consumer/` plus the packages that the dry run of a publication
 * packs, installed by npm from local files. Effect is the repository's own copy, so that npm does not fetch it. npm's cache is
 * empty, so that no other package is used. Copies the project twice: with the optional packages, and with the oldest
 * supported Effect.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = await mkdtemp(join(tmpdir(), "heimwerk-consumer-"))
  const publish = ["scripts/release/main.ts", "publish", "--dry-run", "--to", folder]
  project.provide("publication", await outputOf(root, "node", ...publish))
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(join(root, "core", "package.json"), "utf8"),
  )
  cpSync(join(root, "tests", "packages", "consumer"), folder, { recursive: true })
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({
      name: "consumer",
      private: true,
      type: "module",
      dependencies: {
        ...Object.fromEntries(
          packages.map((name) => [`@heimwerk/${name}`, `file:heimwerk-${name}-${version}.tgz`]),
        ),
        effect: `file:${join(root, "node_modules", "effect")}`,
      },
    }),
  )
  const offline = [
    "--offline",
    "--cache",
    join(folder, ".npm"),
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ]
  await outputOf(folder, "npm", "install", ...offline)
  project.provide("consumer", folder)
  const equipped = `${folder}-equipped`
  cpSync(folder, equipped, { recursive: true, verbatimSymlinks: true })
  addOptional(equipped)
  project.provide("equippedConsumer", equipped)
  const oldest = `${folder}-oldest`
  cpSync(equipped, oldest, { recursive: true, verbatimSymlinks: true })
  useOldestEffect(oldest)
  project.provide("oldestConsumer", oldest)
  return () => {
    for (const each of [folder, equipped, oldest]) rmSync(each, { recursive: true, force: true })
  }
}
