import { releasedChangelog } from "./changelog.ts"
import type { ReleasedNames } from "./nameChanges.ts"

type Json = string | number | boolean | null | ReadonlyArray<Json> | JsonObject

interface JsonObject {
  readonly [name: string]: Json
}

/** A release before its files are written. */
export interface Release {
  readonly current: string
  readonly next: string
  /** Date of the release, `2026-11-23`. */
  readonly date: string
  /** Public names of each library. The next release is compared with them. */
  readonly names: ReleasedNames
}

/** Path of the public names of the last release. */
export const releasedNamesFile = "docs/api/released.json"

/** Files that name the version, each with the text around it. A test checks that each text occurs. */
const texts: ReadonlyArray<readonly [file: string, around: (version: string) => string]> = [
  ["cli/version.ts", (version) => `version = "${version}"`],
  ["deploy/compose.yaml", (version) => `image: heimwerk:${version}`],
  ["deploy/kubernetes/shop.yaml", (version) => `image: heimwerk:${version}`],
]

const print = (json: unknown): string => `${JSON.stringify(json, undefined, 2)}\n`

const isObject = (json: Json): json is JsonObject =>
  typeof json === "object" && json !== null && !Array.isArray(json)

/** Raises the version of a package and of its dependencies on packages of this repository. */
const raised = (json: Json, release: Pick<Release, "current" | "next">): Json =>
  isObject(json)
    ? Object.fromEntries(
        Object.entries(json).map(([name, value]) => {
          const isOurs = name === "version" || name.startsWith("@heimwerk/")
          if (isOurs && value === release.current) return [name, release.next]
          return [name, /dependencies$/iu.test(name) ? raised(value, release) : value]
        }),
      )
    : json

const raisedText = (text: string, release: Release): string => {
  const json: Json = JSON.parse(text)
  return print(raised(json, release))
}

/** Raises the versions of our packages in the lock file. Their paths are folders outside `node_modules`. */
const raisedLock = (text: string, release: Release): string => {
  const lock: JsonObject = JSON.parse(text)
  const packages = lock["packages"] ?? {}
  return print({
    ...lock,
    version: release.next,
    packages: isObject(packages)
      ? Object.fromEntries(
          Object.entries(packages).map(([path, entry]) => [
            path,
            path.includes("node_modules") ? entry : raised(entry, release),
          ]),
        )
      : packages,
  })
}

/**
 * Returns the files that a release changes, with their new texts: manifests, lock file, version texts, changelog and
 * the released names.
 *
 * @param read reads a file of the repository
 * @param manifests paths of all `package.json` files of the repository
 */
export const planRelease = (
  read: (file: string) => string,
  manifests: ReadonlyArray<string>,
  release: Release,
): ReadonlyMap<string, string> =>
  new Map([
    ...manifests.map((file) => [file, raisedText(read(file), release)] as const),
    ["package-lock.json", raisedLock(read("package-lock.json"), release)],
    ...texts.map(([file, around]) => {
      const text = read(file)
      if (!text.includes(around(release.current)))
        throw new Error(`${file} does not name the version ${release.current}.`)
      return [file, text.replaceAll(around(release.current), around(release.next))] as const
    }),
    ["CHANGELOG.md", releasedChangelog(read("CHANGELOG.md"), release.next, release.date)],
    [releasedNamesFile, print(release.names)],
  ])
