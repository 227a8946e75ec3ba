// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup } from "@testing-library/react"
import { Effect } from "effect"

import type { Outcome, Run } from "../../../ui/runtime/bridge.ts"
import { port, service } from "../../../ui/runtime/service.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"
import { type Counter, flaky, makeCounter, offlineText, unloadedText, shown } from "./counter.ts"

const network = (isOnline: boolean) => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)

beforeEach(() => network(false))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const openPage = (failures = 0) => {
  const { log, open } = makeCounter()
  const counter = service(flaky(open, failures), 3)
  let run: Run<Counter> | undefined
  const Page = () => {
    run = counter.useRun()
    return <output data-testid="shown">{counter.useState()}</output>
  }
  const { store } = renderInShop(<Page />, memoryShop().load)
  return {
    counter,
    log,
    store,
    /** Sends several commands in one task. */
    send: <A,>(
      ...commands: ReadonlyArray<(counter: Counter) => Effect.Effect<A, { readonly message: string }>>
    ) => act(() => Promise.all(commands.map(async (command) => run?.(command)))),
  }
}

/** Opens a page that sends commands before its service has loaded. `states` lists every rendered state. */
const openAhead = (failures = 0) => {
  const { log, open } = makeCounter()
  const counter = service(flaky(open, failures), 3)
  const states: Array<number> = []
  let runAhead: ReturnType<typeof counter.useRunAhead> | undefined
  const Page = () => {
    runAhead = counter.useRunAhead()
    const state = counter.useState()
    states.push(state)
    return <output data-testid="shown">{state}</output>
  }
  const { store } = renderInShop(<Page />, memoryShop().load)
  if (runAhead === undefined) return assert.fail("The page was not rendered.")
  return { counter, log, states, store, runAhead }
}

describe("service", () => {
  it("the page shows the initial state of a service before the service is loaded", () => {
    const { log } = openPage()
    assert.strictEqual(shown(), "3")
    assert.deepStrictEqual(log, [])
  })

  it("a service is created once, starts with the shown state, and runs the queued commands in order", async () => {
    const { log, send } = openPage()
    const outcomes = await send(
      ({ add }) => add(1),
      ({ add }) => add(2),
    )
    assert.deepStrictEqual(log, ["open 3", "add 1", "add 2"])
    assert.deepStrictEqual(outcomes, [
      { kind: "done", value: 4 },
      { kind: "done", value: 6 },
    ])
    assert.strictEqual(shown(), "6")
  })

  it("the outcome of a failed command contains the message of its error", async () => {
    const { send } = openPage()
    assert.deepStrictEqual(await send(({ refuse }) => refuse), [
      {
        kind: "failed",
        message: "Das geht nicht.",
      } satisfies Outcome<never>,
    ])
  })

  it("a command returns the message about a lost connection when its service fails to load, and the next command loads the service again", async () => {
    const { log, send } = openPage(1)
    assert.deepStrictEqual(await send(({ add }) => add(1)), [{ kind: "failed", message: offlineText }])
    assert.deepStrictEqual(await send(({ add }) => add(1)), [{ kind: "done", value: 4 }])
    assert.deepStrictEqual(log, ["open 3", "add 1"])
  })

  it("a command suggests a reload if its service fails to load although there is a network", async () => {
    network(true)
    const { send } = openPage(1)
    assert.deepStrictEqual(await send(({ add }) => add(1)), [{ kind: "failed", message: unloadedText }])
  })

  it("a command given before its service has loaded suggests a reload if the service fails to load although there is a network", async () => {
    network(true)
    const { runAhead } = openAhead(1)
    const outcome = await act(() =>
      runAhead(({ add }) => add(2), { show: (count) => count + 2, send: () => Promise.resolve(undefined) }),
    )
    assert.deepStrictEqual(outcome, { kind: "failed", message: unloadedText })
    assert.strictEqual(shown(), "3")
  })

  it("the changes of two commands given before their service has loaded are shown at once, and the service does not open if the shop confirms both", async () => {
    const { log, runAhead, states } = openAhead()
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const outcomes: Array<Promise<Outcome<unknown>>> = []
    await act(async () => {
      for (const { promise } of answers)
        outcomes.push(
          runAhead(({ add }) => add(2), {
            show: (count) => count + 2,
            send: () => promise.then(() => (count: number) => count + 2),
          }),
        )
    })
    assert.strictEqual(shown(), "7")
    for (const { resolve } of answers) await act(async () => resolve())
    assert.deepStrictEqual(
      (await Promise.all(outcomes)).map(({ kind }) => kind),
      ["done", "done"],
    )
    assert.deepStrictEqual([...new Set(states)], [3, 7])
    assert.deepStrictEqual(log, [])
  })

  it("a command given before its service has loaded also runs in the service if another command has opened the service in the meantime", async () => {
    const { counter, log, runAhead, store } = openAhead()
    const sent = Promise.withResolvers<void>()
    const send = () => sent.promise.then(() => (count: number) => count + 2)
    let outcome: Promise<Outcome<unknown>> | undefined
    await act(async () => {
      outcome = runAhead(({ add }) => add(2), { show: (count) => count + 2, send })
      await counter.runIn(store)(({ add }) => add(1))
    })
    await act(async () => {
      sent.resolve()
      await outcome
    })
    assert.strictEqual(shown(), "6")
    assert.deepStrictEqual(log, ["open 3", "add 1", "add 2"])
  })

  it("the change of an unconfirmed command given before its service has loaded is shown at once, and stays shown while the command runs in the loaded service", async () => {
    const { log, runAhead, states } = openAhead()
    const sent = Promise.withResolvers<void>()
    const send = async () => {
      log.push("sent")
      await sent.promise
      return undefined
    }
    let outcome: Promise<Outcome<unknown>> | undefined
    await act(async () => {
      outcome = runAhead(({ add }) => add(2), { show: (count) => count + 2, send })
    })
    assert.strictEqual(shown(), "5")
    await act(async () => {
      sent.resolve()
      await outcome
    })
    assert.deepStrictEqual(await outcome, { kind: "done", value: 5 })
    await act(() => runAhead(({ add }) => add(1), { show: (count) => count + 1, send }))
    assert.deepStrictEqual([...new Set(states)], [3, 5, 6])
    assert.deepStrictEqual(log, ["sent", "open 3", "add 2", "add 1"])
  })

  it("the change of a command given before its service has loaded is no longer shown when the service fails to load", async () => {
    const { runAhead } = openAhead(1)
    const outcome = await act(() =>
      runAhead(({ add }) => add(2), { show: (count) => count + 2, send: () => Promise.resolve(undefined) }),
    )
    assert.deepStrictEqual(outcome, { kind: "failed", message: offlineText })
    assert.strictEqual(shown(), "3")
  })

  it("a command that is stored because its service fails to load is shown until the service opens, and only if it could be stored", async () => {
    const { counter, log, runAhead, store } = openAhead(2)
    const ahead = { show: (count: number) => count + 2, send: () => Promise.resolve(undefined) }
    const kept = (isStored: boolean) => ({ store: () => isStored, show: (count: number) => count + 10 })
    const run = (isStored: boolean) =>
      act(() => runAhead(({ add }) => add(2), { ...ahead, keep: kept(isStored) }))
    assert.deepStrictEqual(await run(false), { kind: "failed", message: offlineText })
    assert.strictEqual(shown(), "3")
    assert.deepStrictEqual(await run(true), { kind: "done", value: undefined })
    assert.strictEqual(shown(), "13")
    await act(() => counter.openIn(store))
    assert.strictEqual(shown(), "3")
    assert.deepStrictEqual(log, ["open 3"])
  })

  it("a command that dies of an unexpected error returns the message about a lost connection", async () => {
    const { send } = openPage()
    assert.deepStrictEqual(await send(() => Effect.die("A defect.")), [
      { kind: "failed", message: offlineText },
    ])
  })
})

describe("port", () => {
  it("a component can run the commands of a port, which is a service without a state", async () => {
    const { log, open } = makeCounter()
    const counter = port(async () => Effect.map(open(3), ({ add }) => ({ add })))
    let run: Run<Pick<Counter, "add">> | undefined
    const Page = () => {
      run = counter.useRun()
      return null
    }
    renderInShop(<Page />, memoryShop().load)
    assert.deepStrictEqual(await run?.(({ add }) => add(4)), { kind: "done", value: 7 })
    assert.deepStrictEqual(log, ["open 3", "add 4"])
  })

  it("aborting the signal of a command interrupts this command", async () => {
    const log: Array<string> = []
    const waiting = Effect.onInterrupt(Effect.never, () => Effect.sync(() => log.push("interrupted")))
    const waiter = port(() => Promise.resolve(Effect.succeed({ waiting })))
    let run: Run<{ readonly waiting: typeof waiting }> | undefined
    const Page = () => {
      run = waiter.useRun()
      return null
    }
    renderInShop(<Page />, memoryShop().load)
    const controller = new AbortController()
    const outcome = run?.(({ waiting: command }) => {
      controller.abort()
      return command
    }, controller.signal)
    assert.deepStrictEqual(await outcome, { kind: "failed", message: offlineText })
    assert.deepStrictEqual(log, ["interrupted"])
  })
})
