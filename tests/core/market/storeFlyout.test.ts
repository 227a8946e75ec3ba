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
    [
      "waits 300 ms if the pointer leaves and returns within 150 ms",
      [entered(1_000), left, entered(1_100), tick(1_399)],
      false,
    ],
    [
      "opens 300 ms after the pointer has returned within 150 ms",
      [entered(1_000), left, entered(1_100), tick(1_400)],
      true,
    ],
    [
      "waits 300 ms again at a third hover",
      [entered(0), left, entered(100), left, entered(200), tick(499)],
      false,
    ],
    ["never opens once the pointer has left", [entered(1_000), left, tick(1_150), tick(9_000)], false],
    [
      "waits 150 ms if the pointer returns after 150 ms",
      [entered(1_000), left, tick(1_150), entered(1_160), tick(1_310)],
      true,
    ],
    ["opens at once on a click after the pointer has left", [entered(1_000), left, chosen(1_010)], true],
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
    assert.deepStrictEqual(after(entered(0), left, tick(150)), initialStoreFlyout)
    assert.deepStrictEqual(after(entered(0)), { isOpen: false, opensAt: 150 })
  })

  it("hovering never opens the store flyout within the first 150 ms", () => {
    const steps = fc.array(fc.tuple(fc.constantFrom("moved", "tick"), fc.nat({ max: 200 })))
    fc.assert(
      fc.property(steps, (given) => {
        let [now, cameAt, flyout] = [0, Infinity, initialStoreFlyout]
        for (const [kind, pause] of given) {
          now += pause
          // The pointer leaves before it enters again, as in a browser.
          const isHere = cameAt !== Infinity
          if (kind === "moved") cameAt = isHere ? Infinity : now
          flyout = storeFlyoutReducer(
            flyout,
            kind === "tick" ? tick(now) : isHere ? { kind: "left" } : entered(now),
          )
          if (flyout.isOpen) assert.isAtLeast(now - cameAt, 150)
        }
      }),
    )
  })
})
