import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { root } from "../architecture/sources.ts"

/**
 * Maximum size of all pictures together, in bytes. Old pictures stay in the repository's history for ever, so
 * update pictures rarely.
 */
const maxBytes = 2 * 1024 * 1024

const folder = join(root, "docs", "screens")
const pictures = readdirSync(folder).filter((file) => file !== "README.md")

describe("docs/screens", () => {
  it("docs/screens contains exactly the pictures that its README shows", () => {
    const page = readFileSync(join(folder, "README.md"), "utf8")
    const shown = [...page.matchAll(/^!\[[^\]]+\]\((?<file>[^)]+)\)$/gmu)].map(
      ({ groups }) => groups?.["file"],
    )
    assert.sameMembers(pictures, shown)
  })

  it("docs/screens contains at most 2 MB of pictures", () => {
    const bytes = pictures.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    assert.isAtMost(bytes, maxBytes)
  })
})
