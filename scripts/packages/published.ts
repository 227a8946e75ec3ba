import { globSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"

/**
 * A package that publishes its modules separately. The command line is not one of them: it is a single
 * bundle without sub-paths.
 */
export interface Library {
  readonly name: "core" | "adapters" | "conformance"
  /** Internal folders: they are published, but have no sub-path. */
  readonly inner: ReadonlyArray<string>
  /** Whether only exports with a `@stability` tag are public. */
  readonly isTagged: boolean
  /** The sub-paths whose names the root of the package exports, too. Default: all public sub-paths. */
  readonly inRoot?: ReadonlyArray<string>
}

export const libraries: ReadonlyArray<Library> = [
  { name: "core", inner: [], isTagged: true },
  {
    name: "adapters",
    isTagged: false,
    // Other sub-paths need Effect or optional packages.
    inRoot: ["client"],
    inner: [
      "client/connection",
      "client/endpoints",
      "client/lists",
      "client/reading",
      "consent",
      "http/contract",
      "mail",
      "memory/catalog",
      "newsletter",
      "records",
      "requests",
      "sql/account",
      "sql/addresses",
      "sql/customer",
      "sql/embedded",
      "sql/mail",
      "sql/migrations",
      "sql/replicas",
      "sql/requests",
      "sql/search",
      "sql/personal",
      "sql/seed",
      "sql/visitor",
      "visitor",
    ],
  },
  { name: "conformance", isTagged: false, inner: ["checks", "suite"] },
]

/** The folder with the built packages, ready for `npm pack`. */
export const stage: string = join(root, ".build", "packages")

/** Returns the modules of a package as sorted paths without the file extension. */
export const modulesOf = (name: string): ReadonlyArray<string> =>
  globSync("**/*.ts", { cwd: join(root, name) })
    .filter((file) => !/(?:^|\/)(?:dist|node_modules)\/|\.d\.ts$/u.test(file))
    .map((file) => file.replaceAll("\\", "/").slice(0, -".ts".length))
    .toSorted()
