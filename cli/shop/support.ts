import type { Email } from "@heimwerk/core/values/Email.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { emailAddress } from "../input/emailAddress.ts"
import { running } from "./orders.ts"
import { ask } from "./runningShop.ts"
import { sayCalls } from "./sayCalls.ts"

/** Whether an error of the shop says that the asked data do not exist. */
export const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "Missing"

type Shop = Effect.Success<typeof running>

/** Runs a call to the running shop. An answer `Missing` fails with the given German line. */
const askFor = Effect.fnUntraced(function* <A, E>(
  call: (shop: Shop) => Effect.Effect<A, E>,
  missing: string,
) {
  const shop = yield* running
  return yield* call(shop).pipe(
    Effect.catch((error) =>
      isMissing(error) ? Effect.fail(new NoAnswer({ message: missing })) : ask(Effect.fail(error)),
    ),
    Effect.ensuring(sayCalls),
  )
})

type Questions = Pick<
  Shop["support"],
  "access" | "customer" | "wholeBasket" | "wishlist" | "consents" | "requests"
>

/**
 * Asks the running shop for stored data of a person. The shop logs the request without the e-mail address.
 */
export const askAbout = Effect.fnUntraced(function* <A, E>(
  text: string,
  question: (
    support: Questions,
    request: { readonly payload: { readonly email: Email } },
  ) => Effect.Effect<A, E>,
) {
  const request = { payload: { email: yield* emailAddress(text) } }
  return yield* askFor(
    ({ support }) => question(support, request),
    `Zu ${text} gibt es kein Kundenkonto. Bestellungen als Gast zeigt: heimwerk orders list --email ${text} - und was sonst gespeichert ist: heimwerk customers export ${text}`,
  )
})

/**
 * Lists at most 200 queued or refused mails of the running shop: first the queued ones, sorted by the time of the next
 * attempt.
 */
export const listMails = askFor(({ support }) => support.mails(), "")

/** Returns a queued or refused mail of the running shop. */
export const showMail = (id: string) =>
  askFor(
    ({ support }) => support.mail({ params: { id } }),
    `Eine wartende E-Mail ${id} gibt es nicht. Gesendete E-Mails behält der Shop nicht.`,
  )

/**
 * Queues refused mails of the running shop again: the one with the id, or all if the id is null. Returns the number of
 * queued mails. Mails without a text remain refused.
 */
export const retryMails = (id: string | null) =>
  askFor(({ support }) => support.retryMails({ payload: { id } }), "")

/** Lists at most 200 withdrawals of the running shop, newest first. */
export const listWithdrawals = askFor(({ support }) => support.withdrawals(), "")
