import { globSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"

/** A package whose modules are published one by one; the command line is one bundle and has no face. */
export interface Library {
  readonly name: "core" | "adapters"
  /** Folders for the package's own use: they are shipped, but no sub-path leads to them. */
  readonly inner: ReadonlyArray<string>
}

export const libraries: ReadonlyArray<Library> = [
  { name: "core", inner: [] },
  {
    name: "adapters",
    inner: [
      "consent",
      "http/contract",
      "memory/catalog",
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

/** Where the packages stand ready for `npm pack`. */
export const stage: string = join(root, ".build", "packages")

/** The modules of a package, as paths below it without the ending, in one order on every machine. */
export const modulesOf = (name: string): ReadonlyArray<string> =>
  globSync("**/*.ts", { cwd: join(root, name) })
    .filter((file) => !/(?:^|\/)(?:dist|node_modules)\/|\.d\.ts$/u.test(file))
    .map((file) => file.replaceAll("\\", "/").slice(0, -".ts".length))
    .toSorted()
