// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "vitest"

/** The stage a page finds that was told so. */
const stageOf = async (told: string | undefined) => {
  document.head.innerHTML = told === undefined ? "" : `<meta name="heimwerk-stage" content="${told}">`
  vi.resetModules()
  return (await import("@heimwerk/ui/runtime/stage.ts")).stage
}

describe("where a page runs", () => {
  afterEach(() => {
    document.head.innerHTML = ""
  })

  it("is what its server has told it, else the demonstration", async () => {
    assert.strictEqual(await stageOf("prod"), "prod")
    assert.strictEqual(await stageOf(undefined), "local")
    assert.strictEqual(await stageOf("nowhere"), "local")
  })
})
