// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"

import { isRunning, trackCommand, whenFinished } from "../../../ui/runtime/running.ts"

const rules = () => document.querySelector('script[type="speculationrules"]')

const addRules = (text: string) => {
  const script = document.createElement("script")
  script.type = "speculationrules"
  script.textContent = text
  document.head.append(script)
}

describe("a running command", () => {
  beforeEach(() => {
    vi.useFakeTimers()
    addRules("{}")
    vi.stubGlobal("heimwerkSpeculate", addRules)
  })
  afterEach(() => {
    rules()?.remove()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it("the pages loaded ahead are removed after the next paint, and loaded again when the command has finished", async () => {
    const command = Promise.withResolvers<string>()
    const result = trackCommand(command.promise)
    assert.isNotNull(rules())
    await vi.runAllTimersAsync()
    assert.isNull(rules())
    command.resolve("done")
    assert.strictEqual(await result, "done")
    await whenFinished()
    assert.isNotNull(rules())
  })

  it("a command that finishes before the next paint counts as running until the pages loaded ahead have been removed", async () => {
    const before = rules()
    await trackCommand(Promise.resolve())
    assert.isTrue(isRunning())
    await vi.runAllTimersAsync()
    assert.isFalse(isRunning())
    assert.isNotNull(rules())
    assert.notStrictEqual(rules(), before)
  })
})
