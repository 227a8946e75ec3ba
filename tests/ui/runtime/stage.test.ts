// @vitest-environment happy-dom
import { afterEach, assert, describe, it, vi } from "vitest"

/** Returns the stage that a page reads from the given meta element. */
const stageOf = async (written: string | undefined) => {
  document.head.innerHTML = written === undefined ? "" : `<meta name="heimwerk-stage" content="${written}">`
  vi.resetModules()
  return (await import("@heimwerk/ui/runtime/stage.ts")).stage
}

describe("stage of a page", () => {
  afterEach(() => {
    document.head.innerHTML = ""
  })

  it("the page has the stage that its server has written, and the stage 'local' if this stage is missing or unknown", async () => {
    assert.strictEqual(await stageOf("prod"), "prod")
    assert.strictEqual(await stageOf(undefined), "local")
    assert.strictEqual(await stageOf("nowhere"), "local")
  })
})
