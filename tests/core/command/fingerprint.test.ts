import { fingerprintOver } from "@heimwerk/core/command/fingerprint.ts"
import { keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

const Command = Schema.Struct({ kind: Schema.Literals(["add", "remove"]), at: Schema.NumberFromString })

describe("fingerprints of commands", () => {
  it("the fingerprint of a basket command is the word 'basket' and the JSON of the encoded command", () => {
    const fingerprint = fingerprintOver("basket", Command)
    assert.strictEqual(fingerprint({ kind: "add", at: 7 }), 'basket {"kind":"add","at":"7"}')
    assert.notStrictEqual(fingerprint({ kind: "add", at: 7 }), fingerprint({ kind: "remove", at: 7 }))
  })

  it("the lifetime of an idempotency key is 24 hours", () => {
    assert.strictEqual(keyLifetimeMillis, 86_400_000)
  })
})
