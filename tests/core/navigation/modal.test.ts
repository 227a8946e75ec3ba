import { assert, describe, it } from "@effect/vitest"
import { closeLabel, closesModal, hidingMillis, modalPhase } from "@heimwerk/core/navigation/modal.ts"

describe("a modal", () => {
  it.each([
    ["centred", undefined, "shown"],
    ["centred", 0, "hiding"],
    ["centred", 299, "hiding"],
    ["centred", 300, "gone"],
    ["side", undefined, "shown"],
    ["side", 399, "hiding"],
    ["side", 400, "gone"],
  ] as const)("%s, hiding for %s ms, is %s", (kind, since, phase) => {
    assert.strictEqual(modalPhase(kind, since), phase)
  })

  it("hides in 0.3 s in the centre and in 0.4 s at the side", () => {
    assert.deepStrictEqual([hidingMillis("centred"), hidingMillis("side")], [300, 400])
  })

  it.each([
    ["escape", false, true],
    ["outside", false, true],
    ["button", false, true],
    ["escape", true, false],
    ["outside", true, false],
    ["button", true, true],
  ] as const)("left by %s while closing is prevented (%s) closes: %s", (exit, isPrevented, closes) => {
    assert.strictEqual(closesModal(exit, isPrevented), closes)
  })

  it("calls its button 'Schließen' unless it has another word", () => {
    assert.strictEqual(closeLabel, "Schließen")
  })
})
