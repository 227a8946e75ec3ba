import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"

import { afterChange } from "./afterChange.ts"

describe("afterChange", () => {
  it("afterChange detects a file that is written while afterChange reads the folder", async () => {
    const folder = mkdtempSync(join(tmpdir(), "heimwerk-change-"))
    try {
      const found = await afterChange(folder, () => {
        const [name] = readdirSync(folder)
        if (name === undefined) writeFileSync(join(folder, "mail.txt"), "")
        return name
      })
      assert.strictEqual(found, "mail.txt")
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
