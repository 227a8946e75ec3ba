import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { maintenanceByFile } from "@heimwerk/server/maintenance/Maintenance.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

const folder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "maintenance-"))),
  (path) => Effect.promise(() => rm(path, { recursive: true })),
)

describe("maintenanceByFile", () => {
  it.effect(
    "creating the maintenance file switches maintenance on, and removing the file switches it off",
    () =>
      Effect.gen(function* () {
        const file = join(yield* folder, "maintenance")
        const { isOn } = yield* maintenanceByFile(file)
        assert.isFalse(yield* isOn)

        yield* Effect.promise(() => writeFile(file, ""))
        yield* TestClock.adjust("1 second")
        assert.isTrue(yield* isOn)

        yield* Effect.promise(() => rm(file))
        assert.isTrue(yield* isOn)
        yield* TestClock.adjust("1 second")
        assert.isFalse(yield* isOn)
      }),
  )

  it.effect("maintenance is off when the folder of the maintenance file does not exist", () =>
    Effect.gen(function* () {
      const { isOn } = yield* maintenanceByFile(join(yield* folder, "nowhere", "maintenance"))
      assert.isFalse(yield* isOn)
    }),
  )
})
