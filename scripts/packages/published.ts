import { globSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"

/** A package that publishes its modules separately. The command line is one bundle and has no sub-paths. */
export interface Library {
  readonly name: "core" | "adapters"
  /** Internal folders: they are shipped, but have no sub-path. */
  readonly inner: ReadonlyArray<string>
  /** Only exports with a `@stability` tag are public. */
  readonly isTagged: boolean
}

export const libraries: ReadonlyArray<Library> = [
  { name: "core", inner: [], isTagged: true },
  {
    name: "adapters",
    isTagged: false,
    inner: [
      "consent",
      "http/contract",
      "mail",
      "memory/catalog",
      "newsletter",
      "requests",
      "sql/account",
      "sql/addresses",
      "sql/catalog",
      "sql/customer",
      "sql/embedded",
      "sql/mail",
      "sql/migrations",
      "sql/requests",
      "sql/personal",
      "sql/seed",
      "sql/visitor",
      "visitor",
    ],
  },
]

/** The folder of the built packages, ready for `npm pack`. */
export const stage: string = join(root, ".build", "packages")

/** The modules of a package: sorted paths below it without the ending. */
export const modulesOf = (name: string): ReadonlyArray<string> =>
  globSync("**/*.ts", { cwd: join(root, name) })
    .filter((file) => !/(?:^|\/)(?:dist|node_modules)\/|\.d\.ts$/u.test(file))
    .map((file) => file.replaceAll("\\", "/").slice(0, -".ts".length))
    .toSorted()
