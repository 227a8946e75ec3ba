import { assert, describe, it } from "@effect/vitest"
import { noTurnstileText } from "@heimwerk/core/forms/turnstile.ts"

describe("noTurnstileText", () => {
  it("tells the developer that Turnstile was not loaded", () => {
    assert.strictEqual(noTurnstileText, "Failed to load Turnstile.")
  })
})
