import { assert, describe, it } from "@effect/vitest"
import { answersOf, readAttempts, withAttempt } from "@heimwerk/core/forms/attempts.ts"
import * as fc from "fast-check"

describe("attempts to send a request", () => {
  it("a form request with unchanged answers reuses its idempotency key, and changed answers get a new key", () => {
    const first = withAttempt([], "a", "k1")
    assert.deepStrictEqual(first, { key: "k1", attempts: [{ key: "k1", answers: "a" }] })
    const again = withAttempt(first.attempts, "a", "k2")
    assert.deepStrictEqual(again, first)
    const other = withAttempt(again.attempts, "b", "k3")
    assert.deepStrictEqual(other, {
      key: "k3",
      attempts: [
        { key: "k1", answers: "a" },
        { key: "k3", answers: "b" },
      ],
    })
    assert.strictEqual(withAttempt(other.attempts, "a", "k4").key, "k1")
  })

  it("two attempts to send a form with the same answers count as equal, even if their bot check tokens differ", () => {
    assert.strictEqual(answersOf({ token: "one" }), answersOf({ token: "two" }))
    const withCity = (city: string, token: string) => answersOf(Object.assign({ city }, { token }))
    assert.strictEqual(withCity("Köln", "one"), withCity("Köln", "two"))
    assert.notStrictEqual(withCity("Köln", "one"), withCity("Bonn", "one"))
  })

  it("stored attempts to send a form are read unchanged, and invalid data are read as an empty list", () => {
    const attempts = [{ key: "k1", answers: "a" }]
    assert.deepStrictEqual(readAttempts(JSON.stringify(attempts)), attempts)
    assert.deepStrictEqual(readAttempts(undefined), [])
    assert.deepStrictEqual(readAttempts('[{"key":"","answers":"a"}]'), [])
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json({ maxDepth: 0 })), (text) => {
        assert.deepStrictEqual(readAttempts(text), [])
      }),
    )
  })
})
