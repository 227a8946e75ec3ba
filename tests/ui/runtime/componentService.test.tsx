// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup } from "@testing-library/react"
import { Effect } from "effect"
import { StrictMode } from "react"

import type { Run } from "../../../ui/runtime/bridge.ts"
import { componentService } from "../../../ui/runtime/componentService.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { type Counter, flaky, makeCounter, offlineText, unloadedText, shown } from "./counter.ts"

const network = (isOnline: boolean) => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)

beforeEach(() => network(false))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe("componentService", () => {
  const mount = async (failures = 0) => {
    const { log, open } = makeCounter()
    const useCounter = componentService(flaky(open, failures))
    let run: Run<Counter> | undefined
    const Page = () => {
      const counter = useCounter(5)
      run = counter.run
      return (
        <output data-testid="shown">{counter.hasFailed ? "failed" : (counter.state ?? "loading")}</output>
      )
    }
    const page = renderInShop(
      <StrictMode>
        <Page />
      </StrictMode>,
      memoryShop().load,
    )
    assert.strictEqual(shown(), "loading")
    await act(async () => run?.(() => Effect.void))
    return { log, page, run: () => act(async () => run?.(({ add }) => add(1))) }
  }

  it("a component's service runs commands while the component is mounted, and is released after the unmount", async () => {
    const { log, page, run } = await mount()
    await run()
    assert.strictEqual(shown(), "6")
    page.unmount()
    await act(async () => undefined)
    assert.strictEqual(
      log.filter((entry) => entry === "open 5").length,
      log.filter((entry) => entry === "release").length,
    )
  })

  it("a command starts synchronously if the service of its component is already loaded", async () => {
    const { log, run } = await mount()
    const running = run()
    assert.strictEqual(log.at(-1), "add 1")
    await running
  })

  it("a component's service runs no commands after the component is unmounted", async () => {
    const { log, page, run } = await mount()
    page.unmount()
    assert.deepStrictEqual(await run(), { kind: "failed", message: offlineText })
    assert.notInclude(log, "add 1")
  })

  it("a command of a component suggests a reload if its service fails to load although there is a network", async () => {
    network(true)
    const { run } = await mount(4)
    assert.deepStrictEqual(await run(), { kind: "failed", message: unloadedText })
  })

  it("a component's service reports that it failed to load", async () => {
    await mount(3)
    assert.strictEqual(shown(), "failed")
  })
})
