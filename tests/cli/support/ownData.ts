import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { Effect } from "effect"

import { root } from "../../architecture/sources.ts"
import { temporaryDirectory } from "../../support/database.ts"

/** The folder of the small retailer in docs/own-data.md: 3 markets, 20 articles. */
export const ownDataExample: string = join(root, "examples", "own-data")

/**
 * A copy of the example with changed files. `changes` has a function for each of them, which returns the new
 * text for the old one.
 */
export const changedExample = (changes: Readonly<Record<string, (text: string) => string>>) =>
  Effect.map(temporaryDirectory, (folder) => {
    cpSync(ownDataExample, folder, { recursive: true })
    for (const [file, change] of Object.entries(changes)) {
      const path = join(folder, file)
      writeFileSync(path, change(readFileSync(path, "utf8")))
    }
    return folder
  })
