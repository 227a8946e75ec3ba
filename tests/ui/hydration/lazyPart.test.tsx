// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup, render, screen } from "@testing-library/react"

import { lazyPart, partsLoaded } from "../../../ui/hydration/lazyPart.tsx"

const Gruss = ({ name }: { readonly name: string }) => <p>Hallo {name}</p>

describe("a lazy part of a page", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it("a lazy part shows its fallback until its script has loaded", async () => {
    const script = Promise.withResolvers<typeof Gruss>()
    const Part = lazyPart(() => script.promise, <p>Platz</p>)
    render(<Part name="Kim" />)
    screen.getByText("Platz")
    script.resolve(Gruss)
    await act(() => vi.advanceTimersByTimeAsync(1))
    screen.getByText("Hallo Kim")
  })

  it("a lazy part shows its fallback after a network failure, and loads its script again every 5 s", async () => {
    let tries = 0
    const Part = lazyPart(
      () => {
        tries += 1
        return tries < 3 ? Promise.reject(new Error("offline")) : Promise.resolve(Gruss)
      },
      <p>Platz</p>,
    )
    render(<Part name="Kim" />)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    screen.getByText("Platz")
    await act(() => vi.advanceTimersByTimeAsync(5000))
    screen.getByText("Hallo Kim")
    assert.strictEqual(tries, 3)
  })

  it("the repetition of early clicks does not wait for a lazy part whose first load failed", async () => {
    lazyPart(() => Promise.reject(new Error("offline")))
    const loaded = partsLoaded()
    await vi.advanceTimersByTimeAsync(1)
    await loaded
  })
})
