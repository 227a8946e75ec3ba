import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { Accounts } from "./Accounts.port.ts"
import { type AccountState, initialAccountState } from "./AccountState.ts"
import { anonymous, isLoggedIn, type SessionUser, sessionUser } from "../session/SessionUser.ts"

/**
 * Makes the state of the current visitor. A response is ignored if a later request, login or logout has
 * already set the visitor (storefront 4, session).
 */
export const makeVisitor = Effect.gen(function* () {
  const accounts = yield* Accounts
  const scope = yield* Effect.scope
  const state = yield* SubscriptionRef.make(initialAccountState)
  const questions = { asked: 0, settled: 0 }

  const update = (change: (before: AccountState) => AccountState) => SubscriptionRef.update(state, change)

  const settleQuestion = (question: number, user: SessionUser, isLogout = false) =>
    update((before) => {
      if (question <= questions.settled) return before
      questions.settled = question
      // The page that reloads after a logout shows no customer either, and the logout still counts.
      const hasLoggedOut = !isLoggedIn(user) && (isLogout || before.hasLoggedOut === true)
      return { ...before, user, isKnown: true, hasLoggedOut }
    })

  return {
    state,
    update,

    /** Runs an effect to its end, even if the visitor leaves the page that started it. */
    detached: <A>(work: Effect.Effect<A>): Effect.Effect<A> =>
      Effect.flatMap(Effect.forkIn(work, scope, { startImmediately: true }), Fiber.join),

    /** Sets the visitor and ignores the responses of earlier requests. */
    settle: (user: SessionUser) => Effect.suspend(() => settleQuestion(++questions.asked, user)),

    /** Like `settle` for a visitor who has logged out. */
    settleLogout: Effect.suspend(() => settleQuestion(++questions.asked, anonymous, true)),

    /** Reads the visitor of the session. A failure is only logged (storefront 8). */
    load: Effect.suspend(() => {
      const question = ++questions.asked
      return accounts.me.pipe(
        Effect.flatMap((customer) =>
          settleQuestion(question, customer === undefined ? anonymous : sessionUser(customer)),
        ),
        Effect.ignore({ log: "Warn", message: "The session was not read." }),
      )
    }),
  } as const
})

/** Result of `makeVisitor`. */
export type Visitor = Effect.Success<typeof makeVisitor>
