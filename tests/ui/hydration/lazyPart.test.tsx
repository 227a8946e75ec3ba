// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup, render, screen } from "@testing-library/react"

import { lazyPart, partsArrived } from "../../../ui/hydration/lazyPart.tsx"

const Gruss = ({ name }: { readonly name: string }) => <p>Hallo {name}</p>

describe("a part of a page that comes later", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it("has its place kept until its script is there", async () => {
    const script = Promise.withResolvers<typeof Gruss>()
    const Part = lazyPart(() => script.promise, <p>Platz</p>)
    render(<Part name="Kim" />)
    screen.getByText("Platz")
    script.resolve(Gruss)
    await act(() => vi.advanceTimersByTimeAsync(1))
    screen.getByText("Hallo Kim")
  })

  it("is asked for again when the connection failed, which breaks no page", async () => {
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

  it("is waited for no longer than its first try", async () => {
    lazyPart(() => Promise.reject(new Error("offline")))
    const arrived = partsArrived()
    await vi.advanceTimersByTimeAsync(1)
    await arrived
  })
})
