import { readFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../architecture/sources.ts"

/** A row of docs/privacy.md: a cookie or storage key. */
export interface KeptThing {
  readonly name: string
  readonly where: string
  readonly keptBy: string
  readonly isNecessary: boolean
}

/** All rows of the tables in docs/privacy.md. */
export const privacyTable = (): ReadonlyArray<KeptThing> =>
  readFileSync(join(root, "docs", "privacy.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [name = "", where = "", keptBy = "", purpose = "", lifetime = "", ground = ""] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim())
      if ([name, where, keptBy, purpose, lifetime, ground].includes(""))
        throw new Error(`An empty cell: ${line}`)
      return { name: name.replaceAll("`", ""), where, keptBy, isNecessary: ground === "necessary" }
    })
