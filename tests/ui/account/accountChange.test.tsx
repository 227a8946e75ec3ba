// @vitest-environment happy-dom
import { afterEach, assert, describe, it, onTestFinished, vi } from "@effect/vitest"
import { cleanup } from "@testing-library/react"

import { initialAccountState } from "@heimwerk/core/account/AccountState.ts"
import { loginMessages } from "@heimwerk/core/account/loginMessages.ts"
import { anonymous } from "@heimwerk/core/session/SessionUser.ts"

import { accountService } from "../../../ui/features/account/account.ts"
import { accountChanged } from "../../../ui/layout/accountChange.ts"
import { publishSession, type Session, subscribeSessions } from "../../../ui/layout/sessions.ts"
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
  const reread = vi.fn(() => Promise.resolve())
  const change = (user: typeof anna | typeof anonymous) =>
    accountChanged(store, user, reread, (message) => said.push(message))
  return { change, reread, said, store, reads: () => reread.mock.calls.length }
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

describe("a page after a change of the customer in another window", () => {
  it.each([
    [
      "publishes another customer",
      "removes",
      { own: "cs-10001", session: { csId: "cs-10002", isLogout: false } },
    ],
    ["publishes a logout", "removes", { own: "cs-10001", session: { isLogout: true } }],
    ["of an older version publishes that nobody is logged in", "removes", { own: "cs-10001", session: {} }],
    ["publishes an expired login", "keeps", { own: "cs-10001", session: { isLogout: false } }],
    [
      "publishes a customer to a guest",
      "keeps",
      { own: undefined, session: { csId: "cs-10002", isLogout: false } },
    ],
  ] as const)(
    "if another window %s, a page %s the data typed in its tab and reloads",
    async (_, keeps, { own, session }) => {
      const { store } = renderInShop(null, memoryShop().load)
      const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
      const revalidate = vi.fn(() => Promise.resolve())
      sessionStorage.setItem("checkout_draft", "draft")
      const stop = syncSessions(store, () => ({ csId: own, since: 0 }), revalidate)
      onTestFinished(() => {
        stop()
        sessionStorage.clear()
      })
      publishSession(session)
      await vi.waitUntil(() => reload.mock.calls.length + revalidate.mock.calls.length === 1, inTime)
      assert.strictEqual(sessionStorage.getItem("checkout_draft"), keeps === "keeps" ? "draft" : null)
      assert.strictEqual(reload.mock.calls.length, own === undefined ? 0 : 1)
    },
  )

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
