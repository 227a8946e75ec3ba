import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, vi } from "@effect/vitest"
import { Effect } from "effect"

import { root } from "../architecture/sources.ts"
import { ask } from "../cli/support/ask.ts"
import { ownDataExample } from "../cli/support/ownData.ts"
import { temporaryDirectory } from "../support/database.ts"
import { startShop } from "../support/shop.ts"

/** The settings of the worked example in docs/own-data.md. */
const settings = Object.fromEntries(
  [
    ...readFileSync(join(root, "docs", "own-data.md"), "utf8").matchAll(/^export (\w+)="?([^"\n]*)"?$/gmu),
  ].map(([, name = "", value = ""]) => [name, value]),
)

/**
 * The shop of docs/own-data.md, with its data and its brand. It sets `DATA_DIR`, so a test that starts it restores
 * the environment afterwards.
 */
export const ownShop = Effect.gen(function* () {
  const dataDir = yield* temporaryDirectory
  vi.stubEnv("DATA_DIR", dataDir)
  assert.strictEqual((yield* ask("data", "import", ownDataExample, "--create")).code, 0)
  return yield* Effect.acquireRelease(
    Effect.promise(() =>
      startShop({ dataDir, env: { ...settings, DATA_DIR: dataDir, THIRD_PARTIES: "off" } }),
    ),
    (shop) => Effect.promise(() => shop.stop()),
  )
})
