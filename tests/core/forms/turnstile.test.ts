import { assert, describe, it } from "@effect/vitest"
import { noTurnstileText } from "@heimwerk/core/forms/turnstile.ts"

describe("noTurnstileText", () => {
  it("the error text for developers says that the Turnstile script failed to load", () => {
    assert.strictEqual(noTurnstileText, "Failed to load Turnstile.")
  })
})
