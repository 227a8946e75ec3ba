import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { Accounts } from "./Accounts.port.ts"
import { SerialQueue } from "../command/SerialQueue.ts"
import { CookieJar } from "../device/CookieJar.port.ts"
import { KeyValueStorage } from "../device/KeyValueStorage.port.ts"
import { Navigator } from "../device/Navigator.port.ts"
import { historyCookie } from "../search/historyCookie.ts"
import { emptyLoginForm, withLogin } from "./AccountState.ts"
import { afterLogout, loggedOutText, logoutPendingText } from "./afterLogout.ts"
import { enteredEmailParameter } from "./enteredEmail.ts"
import { makeLogin } from "./makeLogin.ts"
import { makeVisitor } from "./makeVisitor.ts"
import { queryParameter } from "../values/queryParameter.ts"
import type { SessionUser } from "../session/SessionUser.ts"
import { accountStorage, personalStorage } from "../device/storageKeys.ts"
import { withoutParameter } from "../values/withoutParameter.ts"

const { loginEmail, logoutPending, logoutSnackbar } = accountStorage

const make = Effect.gen(function* () {
  const accounts = yield* Accounts
  const jar = yield* CookieJar
  const storage = yield* KeyValueStorage
  const navigator = yield* Navigator
  const serially = yield* SerialQueue
  const visitor = yield* makeVisitor
  const login = yield* makeLogin(visitor)
  const { detached, load, update, settle, settleLogout, state } = visitor
  let hasStarted = false

  /** Removes all personal data from this browser, even if the server does not confirm the logout. */
  const removePersonalData = Effect.gen(function* () {
    yield* Effect.forEach(personalStorage, ({ area, key }) => storage.remove(area, key), { discard: true })
    yield* jar.remove(historyCookie)
  })

  const applyLogout = Effect.gen(function* () {
    yield* settleLogout
    yield* storage.remove(logoutPending.area, logoutPending.key)
    const outcome = afterLogout(yield* navigator.address)
    if (outcome.kind === "snackbar") return yield* update((before) => ({ ...before, snackbar: outcome.text }))
    yield* storage.set(logoutSnackbar.area, logoutSnackbar.key, "true")
    yield* navigator.go(outcome.path)
  })

  const keepForLater = Effect.gen(function* () {
    yield* settleLogout
    yield* storage.set(logoutPending.area, logoutPending.key, "true")
    yield* update((before) => ({ ...before, login: emptyLoginForm, error: logoutPendingText }))
  })

  const takeStored = Effect.fnUntraced(function* ({ area, key }: typeof loginEmail | typeof logoutSnackbar) {
    const value = yield* storage.get(area, key)
    yield* storage.remove(area, key)
    return value
  })

  return {
    /** State of the visitor, the login form and its messages. */
    state,

    /**
     * Sets the visitor once per page, from the user contained in the page. If the page contains none, reads
     * the user of the session.
     */
    start: Effect.fn("AccountService.start")((initial?: SessionUser) =>
      Effect.suspend(() => {
        if (hasStarted) return Effect.void
        hasStarted = true
        return initial === undefined ? detached(load) : settle(initial)
      }),
    ),

    /** Sets the visitor that another page or window has published. */
    takeOver: settle,

    /** Reads the session again. */
    load: detached(load).pipe(Effect.withSpan("AccountService.load")),

    ...login,

    /**
     * Logs out. Browser data are removed first. A second click has no effect while the request is pending
     * (storefront 4, logout). If the server cannot be reached, `finishLogout` repeats the request later.
     */
    logout: SubscriptionRef.modify(state, (before) =>
      before.isLoggingOut
        ? [Effect.void, before]
        : [
            Effect.andThen(removePersonalData, serially(Effect.andThen(accounts.logout, applyLogout))).pipe(
              Effect.catch((error) =>
                Effect.andThen(
                  Effect.logWarning("The logout did not reach the server.", error),
                  keepForLater,
                ),
              ),
              Effect.ensuring(update((now) => ({ ...now, isLoggingOut: false }))),
            ),
            { ...before, isLoggingOut: true, snackbar: undefined, error: undefined },
          ],
    ).pipe(Effect.flatten, detached, Effect.withSpan("AccountService.logout")),

    /** Repeats a logout that the server has not received. Returns whether the server has confirmed it. */
    finishLogout: Effect.gen(function* () {
      if ((yield* storage.get(logoutPending.area, logoutPending.key)) === undefined) return false
      yield* accounts.logout
      yield* settleLogout
      yield* storage.remove(logoutPending.area, logoutPending.key)
      yield* update((now) => ({ ...now, error: undefined }))
      return true
    }).pipe(
      serially,
      Effect.catch((error) =>
        Effect.as(Effect.logWarning("The logout did not reach the server.", error), false),
      ),
      detached,
      Effect.withSpan("AccountService.finishLogout"),
    ),

    /** Returns the e-mail stored for the choice of a loyalty card, and removes it (ADR 0096, point 10). */
    takeLoginEmail: takeStored(loginEmail),

    /**
     * Returns the entered e-mail from the query of the page's address, and removes it there (ADR 0096, point
     * 10).
     */
    takeEnteredEmail: Effect.gen(function* () {
      const address = yield* navigator.address
      const email = queryParameter(address, enteredEmailParameter)
      if (email !== undefined) yield* navigator.replace(withoutParameter(address, enteredEmailParameter))
      return email
    }),

    /**
     * Shows the snackbar on the login page after a logout. Does nothing in the document of the logout: a new document
     * replaces it, and the snackbar would be gone.
     */
    showLogoutSnackbar: Effect.gen(function* () {
      if ((yield* SubscriptionRef.get(state)).hasLoggedOut === true) return
      const flag = yield* takeStored(logoutSnackbar)
      if (flag !== undefined) yield* update((before) => ({ ...before, snackbar: loggedOutText }))
    }),

    /** Removes the snackbar, the notification of the login form, and the error of a logout. */
    dismiss: update((before) => ({
      ...withLogin(before, { notification: undefined }),
      snackbar: undefined,
      error: undefined,
    })),
  } as const
})

/**
 * The visitor's account in the browser (storefront 4, session and header). Logins and logouts share the queue
 * of basket and wishlist. So no change is sent with a session that is about to end. No script can read the
 * session cookie (ADR 0014). `TrackingService`, not this service, stores the customer's ids for tracking.
 * @stability unstable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import * as Memory from "@heimwerk/adapters/memory"
 * import { AccountService } from "@heimwerk/core/account"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const storage = Layer.merge(Memory.CookieJarMemory.layer(), Memory.KeyValueStorageMemory.layer())
 * const device = Layer.merge(storage, Memory.NavigatorMemory.layer())
 * const service = Layer.provide(AccountService.layer, [shop, device, Memory.BotCheckMemory.layer])
 * const state = Effect.gen(function* () {
 *   const account = yield* AccountService
 *   yield* account.start({ firstName: "Anna" })
 *   return yield* SubscriptionRef.get(account.state)
 * })
 * const { user } = await Effect.runPromise(Effect.provide(state, [service, Memory.BotCheckMemory.layer]))
 * user // => { firstName: "Anna" }
 */
export class AccountService extends Context.Service<AccountService>()("core/account/AccountService", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(SerialQueue.layer))
}
