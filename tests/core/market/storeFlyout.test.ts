import { assert, describe, it } from "@effect/vitest"
import {
  initialStoreFlyout,
  type StoreFlyoutEvent,
  storeFlyoutReducer,
} from "@heimwerk/core/market/storeFlyout.ts"
import * as fc from "fast-check"

const entered = (at: number): StoreFlyoutEvent => ({ kind: "entered", at })
const tick = (at: number): StoreFlyoutEvent => ({ kind: "tick", at })
const chosen = (at: number): StoreFlyoutEvent => ({ kind: "chosen", at })
const [left, escape] = (["left", "escape"] as const).map((kind): StoreFlyoutEvent => ({ kind }))
const after = (...events: ReadonlyArray<StoreFlyoutEvent | undefined>) =>
  events.filter((event) => event !== undefined).reduce(storeFlyoutReducer, initialStoreFlyout)

describe("the store flyout", () => {
  it.each<[string, ReadonlyArray<StoreFlyoutEvent | undefined>, boolean]>([
    ["stays closed just before 150 ms", [entered(1_000), tick(1_149)], false],
    ["opens at 150 ms", [entered(1_000), tick(1_150)], true],
    ["waits 300 ms from a second hover on", [entered(1_000), entered(1_100), tick(1_399)], false],
    ["opens 300 ms after a second hover", [entered(1_000), entered(1_100), tick(1_400)], true],
    ["never opens once the pointer has left", [entered(1_000), left, tick(9_000)], false],
    [
      "waits 150 ms again after the pointer has left",
      [entered(1_000), left, entered(1_010), tick(1_160)],
      true,
    ],
    ["cancels opening on Escape", [entered(1_000), escape, tick(9_000)], false],
    ["closes on Escape", [chosen(0), escape], false],
    ["closes when the pointer leaves", [chosen(0), left], false],
    ["opens at once on a click", [chosen(0)], true],
    [
      "opens at once on a click while waiting, and stays open",
      [entered(1_000), chosen(1_100), tick(9_000)],
      true,
    ],
    ["closes on a second click", [chosen(0), chosen(1)], false],
    ["stays open on another hover", [chosen(0), entered(1_000), tick(1_150)], true],
    ["does not close on another hover", [chosen(0), entered(1_000)], true],
    ["stays open at a click right after hovering has opened it", [entered(0), tick(150), chosen(151)], true],
    ["stays open at a click 499 ms after hovering has opened it", [entered(0), tick(150), chosen(649)], true],
    ["closes on a click 500 ms after hovering has opened it", [entered(0), tick(150), chosen(650)], false],
    ["closes at a second click after hovering", [entered(0), tick(150), chosen(200), chosen(300)], false],
    ["opens at a click once the pointer has left", [entered(0), tick(150), left, chosen(200)], true],
    ["does not open by time alone", [tick(9_000)], false],
  ])("after a sequence of events, the store flyout %s", (_, events, isOpen) => {
    assert.strictEqual(after(...events).isOpen, isOpen)
  })

  it("the store flyout has a timer only between hovering and opening", () => {
    assert.deepStrictEqual(after(entered(0), tick(150)), { isOpen: true, hoveredOpenAt: 150 })
    assert.deepStrictEqual(after(entered(0), tick(150), chosen(200)), { isOpen: true })
    assert.deepStrictEqual(after(entered(0), left), initialStoreFlyout)
    assert.deepStrictEqual(after(entered(0)), { isOpen: false, opensAt: 150 })
  })

  it("hovering never opens the store flyout within the first 150 ms", () => {
    const steps = fc.array(fc.tuple(fc.constantFrom("entered", "tick", "left"), fc.nat({ max: 200 })))
    fc.assert(
      fc.property(steps, (given) => {
        let [now, cameAt, flyout] = [0, Infinity, initialStoreFlyout]
        for (const [kind, pause] of given) {
          now += pause
          if (kind === "entered") cameAt = Math.min(cameAt, now)
          if (kind === "left") cameAt = Infinity
          flyout = storeFlyoutReducer(
            flyout,
            kind === "left" ? { kind } : { kind: kind === "tick" ? kind : "entered", at: now },
          )
          if (flyout.isOpen) assert.isAtLeast(now - cameAt, 150)
        }
      }),
    )
  })
})
