// @vitest-environment happy-dom
import { afterEach, assert, describe, it, onTestFinished, vi } from "@effect/vitest"
import { cleanup } from "@testing-library/react"

import { initialAccountState } from "@heimwerk/core/account/AccountState.ts"
import { checkoutDraft, formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { loginMessages } from "@heimwerk/core/account/loginMessages.ts"
import { anonymous } from "@heimwerk/core/session/SessionUser.ts"

import { accountService } from "../../../ui/features/account/account.ts"
import { accountChanged } from "../../../ui/layout/accountChange.ts"
import { type Known, publishSession, type Session, subscribeSessions } from "../../../ui/layout/sessions.ts"
import { syncSessions } from "../../../ui/layout/syncSessions.ts"
import type { SnackbarMessage } from "../../../ui/widgets/Snackbar.tsx"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

const anna = { firstName: "Anna", csId: "cs-10001" }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/**
 * Opens a window in which a test can change the customer. Records its messages, and counts how often the page
 * loads its data again.
 */
const open = (load?: Parameters<typeof renderInShop>[1]) => {
  const { store } = renderInShop(null, load)
  const said: Array<SnackbarMessage> = []
  let closings = 0
  const reread = vi.fn(() => Promise.resolve())
  const change = (user: typeof anna | typeof anonymous) =>
    accountChanged(store, user, reread, {
      show: (message) => {
        said.push(message)
      },
      closeActions: () => {
        closings++
      },
    })
  return { change, closings: () => closings, reread, said, store, reads: () => reread.mock.calls.length }
}

/** Timeout of `waitUntil` in ms: the default of 1 s is too short on a busy machine. */
const inTime = { timeout: 20_000 }

describe("a page after a change of the customer", () => {
  it("a window reloads its page after a login and after a logout", async () => {
    const { change, reads, said } = open(memoryShop().load)
    await change(anna)
    await change(anonymous)
    assert.deepStrictEqual([reads(), said], [2, []])
  })

  it("a window closes the messages with an action of the previous customer, such as an undo, after a login and after a logout", async () => {
    const { change, closings } = open(memoryShop().load)
    await change(anna)
    assert.strictEqual(closings(), 1)
    await change(anonymous)
    assert.strictEqual(closings(), 2)
  })

  it("if the server does not answer after a login, a window keeps its page and shows a message with an action that reloads the page", async () => {
    const { change, reads, said } = open()
    await change(anna)
    assert.deepStrictEqual([reads(), said[0]?.text], [0, loginMessages.pageKept])
    said[0]?.action?.run()
    await vi.waitUntil(() => reads() === 1, inTime)
  })

  it("after a login without a connection, a window does not change its page until the connection returns", async () => {
    const { change, reads, said } = open(memoryShop().load)
    vi.stubGlobal("navigator", { onLine: false })
    await change(anna)
    assert.deepStrictEqual([reads(), said.length], [0, 1])
    vi.unstubAllGlobals()
    dispatchEvent(new Event("online"))
    dispatchEvent(new Event("online"))
    await vi.waitUntil(() => reads() === 1, inTime)
  })

  it("after a logout without a connection, a window changes its page only if the page shows customer data", async () => {
    const { change, reads } = open()
    await change(anonymous)
    assert.strictEqual(reads(), 0)
    history.replaceState(null, "", "/meinkonto/daten")
    await change(anonymous)
    assert.strictEqual(reads(), 1)
  })
})

const draftKey = checkoutDraft.key
const formKey = formStorageKeys.craftsman.form

/** Follows the other windows as a page that knows this session. */
const follow = (own: Known) => {
  const { store } = renderInShop(null, memoryShop().load)
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
  const revalidate = vi.fn(() => Promise.resolve())
  onTestFinished(syncSessions(store, () => own, revalidate))
  return { reloads: () => reload.mock.calls.length, revalidates: () => revalidate.mock.calls.length, store }
}

describe("a page after a change of the customer in another window", () => {
  it.each([
    ["another customer", "no data", "cs-10001", { csId: "cs-10002", isLogout: false }, []],
    ["a logout", "no data", "cs-10001", { isLogout: true }, []],
    ["that nobody is logged in, without a reason,", "no data", "cs-10001", {}, []],
    ["an expired login", "all data", "cs-10001", { isLogout: false }, [draftKey, formKey]],
    [
      "a customer to a guest",
      "all data",
      undefined,
      { csId: "cs-10002", isLogout: false },
      [draftKey, formKey],
    ],
  ])(
    "if another window publishes %s, a page keeps %s typed in its tab and reloads",
    async (_published, _kept, csId, session, kept) => {
      const { reloads, revalidates } = follow({ csId, since: 0 })
      for (const key of [draftKey, formKey]) sessionStorage.setItem(key, "typed")
      onTestFinished(() => sessionStorage.clear())
      publishSession(session)
      await vi.waitUntil(() => reloads() + revalidates() === 1, inTime)
      assert.sameMembers(Object.keys(sessionStorage), kept)
      assert.strictEqual(reloads(), csId === undefined ? 0 : 1)
    },
  )

  it.each([
    ["shows a guest since its request publishes a logout", 0, undefined, true],
    ["has seen a login expire publishes no logout", 1, false, false],
    ["has seen a logout publishes a logout", 1, true, true],
  ])("when a window asks who is logged in, a page that %s", async (_, millis, hasLoggedOut, isLogout) => {
    const { store } = follow({ since: performance.timeOrigin + millis })
    if (hasLoggedOut !== undefined)
      store.set(accountService.stateAtom, { ...initialAccountState, hasLoggedOut })
    const published: Array<Session> = []
    onTestFinished(
      subscribeSessions(
        () => ({ csId: anna.csId, since: 0 }),
        (session) => published.push(session),
      ),
    )
    await vi.waitUntil(() => published.length > 0, inTime)
    assert.deepStrictEqual(
      published.map((session) => session.isLogout),
      [isLogout],
    )
  })

  it.each([
    ["a logout", true],
    ["a login that has expired", false],
  ])("a page says whether it publishes a logout: %s", async (_, hasLoggedOut) => {
    const { store, change } = open()
    store.set(accountService.stateAtom, { ...initialAccountState, isKnown: true, hasLoggedOut })
    const published: Array<Session> = []
    onTestFinished(
      subscribeSessions(
        () => ({ csId: anna.csId, since: 0 }),
        (session) => published.push(session),
      ),
    )
    await change(anonymous)
    await vi.waitUntil(() => published.length > 0, inTime)
    assert.deepStrictEqual(published, [{ csId: undefined, isLogout: hasLoggedOut }])
  })
})
