import { assert, describe, it } from "@effect/vitest"

import { unreachedExports } from "./reachedExports.ts"

describe("exports of core", () => {
  it("are all used by a program: delete a rule that only its test runs", () => {
    assert.deepStrictEqual(unreachedExports(["ui", "server", "cli", "adapters", "fixtures"]), [])
  })
})
