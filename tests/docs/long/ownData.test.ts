import { readFileSync } from "node:fs"
import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"

import { root } from "../../architecture/sources.ts"
import { ask } from "../../cli/support/ask.ts"
import { temporaryDirectory } from "../../support/database.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const page = readFileSync(join(root, "docs", "own-data.md"), "utf8")

/** The `heimwerk` commands of the page in their order, with absolute paths. */
const commands = [...page.matchAll(/^heimwerk (.*)$/gmu)].map(([, line = ""]) =>
  line.split(" ").map((word) => (word.startsWith("examples/") ? join(root, word) : word)),
)

describe("docs/own-data.md", () => {
  it.live("the commands of docs/own-data.md succeed one after the other on a new data directory", () =>
    Effect.gen(function* () {
      vi.stubEnv("DATA_DIR", yield* temporaryDirectory)
      assert.lengthOf(commands, 5)
      for (const command of commands) {
        const { code, stderr } = yield* ask(...command)
        assert.deepStrictEqual([command.join(" "), code, stderr], [command.join(" "), 0, []])
      }
    }),
  )
})
