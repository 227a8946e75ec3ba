// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup, render, screen } from "@testing-library/react"
import { Suspense } from "react"

import { EarlyClicks, lazyComponent, lazyPart } from "../../../ui/hydration/lazyPart.tsx"

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

  it("a lazy part whose script has loaded is shown by its first rendering", async () => {
    const Part = lazyPart(() => Promise.resolve(Gruss), <p>Platz</p>)
    await vi.advanceTimersByTimeAsync(1)
    render(<Part name="Kim" />)
    screen.getByText("Hallo Kim")
  })

  it("a lazy part shows its fallback after a network failure, and loads its script again after 5 s, then after 10 s", async () => {
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
    assert.strictEqual(tries, 2)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    screen.getByText("Platz")
    assert.strictEqual(tries, 2)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    screen.getByText("Hallo Kim")
    assert.strictEqual(tries, 3)
  })

  it("the page records early clicks until each of its parts is hydrated or its script has failed to load", async () => {
    const scripts = [Promise.withResolvers<typeof Gruss>(), Promise.withResolvers<typeof Gruss>()] as const
    const [Shown, Failed] = scripts.map(({ promise }) => lazyPart(() => promise))
    if (Shown === undefined || Failed === undefined) return assert.fail("The page has two parts.")
    const recording = () => "heimwerkEarlyClicks" in window
    Object.assign(window, { heimwerkEarlyClicks: [] })
    render(
      <>
        <Shown name="Kim" />
        <Failed name="Alex" />
        <EarlyClicks of={document} />
      </>,
    )
    await act(() => vi.advanceTimersByTimeAsync(1))
    assert.isTrue(recording())
    scripts[0].resolve(Gruss)
    await act(() => vi.advanceTimersByTimeAsync(1))
    screen.getByText("Hallo Kim")
    assert.isTrue(recording())
    scripts[1].reject(new Error("offline"))
    await act(() => vi.advanceTimersByTimeAsync(1))
    assert.isFalse(recording())
  })

  it("a lazy component whose script failed to load is shown as soon as the browser is online again", async () => {
    let tries = 0
    const Greeting = lazyComponent(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(Gruss)
    })
    render(
      <Suspense fallback={<p>Platz</p>}>
        <Greeting name="Kim" />
      </Suspense>,
    )
    await act(() => vi.advanceTimersByTimeAsync(1))
    screen.getByText("Platz")
    await act(async () => {
      dispatchEvent(new Event("online"))
      await vi.advanceTimersByTimeAsync(1)
    })
    screen.getByText("Hallo Kim")
    assert.strictEqual(tries, 2)
  })

  it("a lazy component whose style sheet failed to load requests it again before its script", async () => {
    const style = document.createElement("link")
    style.rel = "stylesheet"
    document.head.append(style)
    style.dispatchEvent(new Event("error"))
    const stylesAtLoad: Array<boolean> = []
    const Greeting = lazyComponent(() => {
      stylesAtLoad.push(style.isConnected)
      return stylesAtLoad.length === 1 ? Promise.reject(new Error("no style sheet")) : Promise.resolve(Gruss)
    })
    render(
      <Suspense>
        <Greeting name="Kim" />
      </Suspense>,
    )
    await act(() => vi.advanceTimersByTimeAsync(5000))
    const copy = document.head.querySelector('link[rel="stylesheet"]')
    assert.isNotNull(copy)
    copy?.dispatchEvent(new Event("load"))
    await act(() => vi.advanceTimersByTimeAsync(1))
    screen.getByText("Hallo Kim")
    assert.deepStrictEqual(stylesAtLoad, [true, false])
  })
})
