import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

import { smallWorldDatabase, temporaryDirectory } from "../../../support/database.ts"
import { ask } from "../../support/ask.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("heimwerk data export", () => {
  it.live("the data export command exits with code 1 and one German line when a file cannot be written", () =>
    Effect.gen(function* () {
      vi.stubEnv("DATA_DIR", yield* smallWorldDatabase)
      const file = join(yield* temporaryDirectory, "file")
      writeFileSync(file, "")
      const path = join(file, "daten")
      assert.deepStrictEqual(yield* ask("data", "export", path), {
        code: 1,
        stdout: "",
        stderr: [
          `Der Export nach ${path} ist nicht gelungen (ENOTDIR). Bitte Ordner, Rechte und Platz prüfen.`,
        ],
      })
    }),
  )
})
