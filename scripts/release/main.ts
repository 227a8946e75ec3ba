import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { libraries, stage } from "../packages/published.ts"
import { root, run } from "../run.ts"
import { unreleasedNotes } from "./changelog.ts"
import { nameChanges, namesOnPage, type ReleasedNames, unmentioned } from "./nameChanges.ts"
import { planRelease, releasedNamesFile } from "./plan.ts"
import { obstacles, publishArguments, type Published, publishedPackages, tarballOf } from "./publish.ts"
import { isKind, kindFor, kinds, nextVersion } from "./version.ts"

/**
 * `npm run release -- prepare patch|minor|major [--dry-run]` runs the long tests and the tests of the packages,
 * raises the version, dates the changelog, commits and tags.
 * `npm run release -- publish [--dry-run] [--to FOLDER]` builds, checks, packs and publishes the packages of the
 * tagged commit. A dry run prints the same steps; `prepare --dry-run` changes no file, and `publish --dry-run`
 * packs the packages and publishes nothing (docs/releases.md).
 */
const [command, ...rest] = process.argv.slice(2)
const isDryRun = rest.includes("--dry-run")

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const read = (file: string): string => readFileSync(join(root, file), "utf8")

/** Returns the output of a git command. It is empty in an exported archive, which has no repository. */
const git = (...args: ReadonlyArray<string>): string =>
  spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim()

const must = (program: string, args: ReadonlyArray<string>): void => {
  console.log(`${isDryRun ? "would run" : "running"}: ${program} ${args.join(" ")}`)
  if (!isDryRun && run(program, args) !== 0) process.exit(1)
}

const prepare = (kind: string | undefined) => {
  if (!isKind(kind)) return fail(`Name the kind of release: ${kinds.join(", ")}.`)
  if (!isDryRun && git("status", "--porcelain") !== "") return fail("Commit or remove all changes first.")
  const { version: current }: { readonly version: string } = JSON.parse(read("package.json"))
  const released: ReleasedNames = JSON.parse(read(releasedNamesFile))
  const names = Object.fromEntries(
    libraries.map(({ name }) => [name, namesOnPage(read(`docs/api/${name}.md`))]),
  )
  const changes = libraries.map(({ name }) => nameChanges(released[name] ?? [], names[name] ?? []))
  const notes = unreleasedNotes(read("CHANGELOG.md"))
  if (notes === "") return fail("CHANGELOG.md names no change since the last release.")
  const missing = changes.flatMap((change) => unmentioned(change, notes))
  if (missing.length > 0) return fail(`CHANGELOG.md does not mention: ${missing.join(", ")}`)
  const needed = kindFor(current, {
    added: changes.flatMap(({ added }) => added).length,
    broken: changes.flatMap(({ broken }) => broken).length,
  })
  if (kinds.indexOf(kind) < kinds.indexOf(needed))
    return fail(`The public names changed: this release must be at least ${needed}.`)
  // The gate runs only a part of these tests.
  for (const tests of ["test:long", "packages"]) must("npm", ["run", tests])
  const next = nextVersion(current, kind)
  const date = new Date().toISOString().slice(0, 10)
  const manifests = globSync(["package.json", "*/package.json", "scripts/api/package.json"], {
    cwd: root,
    exclude: (path) => path.startsWith("node_modules"),
  }).toSorted()
  for (const [file, text] of planRelease(read, manifests, { current, next, date, names })) {
    console.log(`${isDryRun ? "would write" : "writing"}: ${file}`)
    if (!isDryRun) writeFileSync(join(root, file), text)
  }
  must("git", ["commit", "--all", "--message", `Release ${next}`])
  must("git", ["tag", "--annotate", `v${next}`, "--message", `Release ${next}`])
}

const publish = () => {
  const to = rest.includes("--to") ? (rest[rest.indexOf("--to") + 1] ?? "") : join(root, ".build", "tarballs")
  if (run("node", ["scripts/packages/build.ts"]) !== 0) return process.exit(1)
  must("node", ["scripts/packages/check.ts"])
  const packages = publishedPackages.map((name): Published =>
    JSON.parse(readFileSync(join(stage, name, "package.json"), "utf8")),
  )
  const found = obstacles(packages, {
    changes: git("status", "--porcelain"),
    tags: git("tag", "--points-at", "HEAD").split("\n"),
  })
  for (const sentence of found) console.error(sentence)
  if (found.length > 0 && !isDryRun) return process.exit(1)
  mkdirSync(to, { recursive: true })
  const staged = publishedPackages.map((name) => join(stage, name))
  if (run("npm", ["pack", "--loglevel=error", "--pack-destination", to, ...staged]) !== 0)
    return process.exit(1)
  for (const each of packages) must("npm", publishArguments(join(to, tarballOf(each)), each.version))
}

if (command === "prepare") prepare(rest.find((word) => !word.startsWith("--")))
else if (command === "publish") publish()
else fail("Use: npm run release -- prepare patch|minor|major [--dry-run], or publish [--dry-run]")
