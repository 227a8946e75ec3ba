import type { Order } from "@heimwerk/core/order/Order.ts"
import { Clock, Effect } from "effect"
import * as fc from "fast-check"

import { compare } from "./compare.ts"
import type { Ledger } from "./ledger.ts"
import { killed, type OrderShop } from "./OrderShop.ts"

/** A shop, the ledger with the expected state of the shop, and the test clock of both. */
export interface Tested {
  readonly shop: OrderShop
  readonly ledger: Ledger
  /** For each order of `ledger.orders`: its token, and an effect that sends the same request again. */
  readonly links: Array<{ readonly token: string; readonly again: Effect.Effect<Order, unknown> }>
  readonly forward: (hours: number) => void
}

/** A command of the model: random arguments, and an action on the shop and on the ledger. */
interface OrderCommand<A> {
  readonly args: fc.Arbitrary<A>
  readonly run: (tested: Tested, args: A) => Effect.Effect<unknown, unknown>
}

export const command = <A>(args: fc.Arbitrary<A>, run: OrderCommand<A>["run"]) =>
  args.map((chosen) => ({ chosen, run: (tested: Tested) => run(tested, chosen) }))

/**
 * Kills work before its n-th step, asserts that nothing has changed, and then runs the work again, as a
 * client that got no answer does.
 */
export const retried = Effect.fnUntraced(function* <A, E>(
  { ledger, shop }: Tested,
  work: Effect.Effect<A, E>,
  killAt: number | undefined,
) {
  if (killAt === undefined) return yield* work
  const first = yield* shop.killedAt(work, killAt)
  if (first !== killed) return first
  yield* compare(shop, ledger)
  return yield* work
})

/**
 * Runs work of several transactions and kills it before its n-th step. Runs it again after the given hours:
 * by default after 2 minutes, when all leases have expired. The second run finishes what the first began.
 */
export const repeated = Effect.fnUntraced(function* <A, E>(
  tested: Tested,
  work: Effect.Effect<A, E>,
  killAt: number | undefined,
  hours = twoMinutes,
) {
  if (killAt === undefined) return yield* work
  const first = yield* tested.shop.killedAt(work, killAt)
  if (first !== killed) return first
  yield* pass(tested, hours)
  return yield* work
})

/**
 * Number of the step before which the process is killed; `undefined` kills nothing. The longest command has
 * about 30 steps.
 */
export const killAt = fc.option(fc.integer({ min: 1, max: 32 }), { nil: undefined })
/** Chooses one of the newest orders more often than an old one. */
export const orderIndex = fc.oneof(fc.nat({ max: 1 }), fc.nat({ max: 9 }))
/**
 * Two minutes, in hours: longer than the leases of jobs, and much shorter than the time of an open payment.
 */
export const twoMinutes = 1 / 30

/**
 * Converts a random number to the index of an order in the ledger. 0 chooses the newest order, 1 the order before
 * it, and so on. Returns -1 if no order was placed.
 */
export const placeOf = ({ ledger }: Tested, index: number) =>
  ledger.orders.length === 0 ? -1 : ledger.orders.length - 1 - (index % ledger.orders.length)

/** Converts a random number to a placed order with its token. Returns `undefined` if no order was placed. */
export const chosenOrder = (tested: Tested, index: number) => {
  const at = placeOf(tested, index)
  const [order, link] = [tested.ledger.orders[at], tested.links[at]]
  return order === undefined || link === undefined ? undefined : { order, token: link.token }
}

/**
 * Lets time pass. Open payments expire at the payment service. Orders of the shop expire only when their job
 * runs, even if their deadline has passed.
 */
export const pass = ({ forward, ledger, shop }: Tested, hours: number) =>
  Effect.gen(function* () {
    forward(hours)
    const now = yield* Clock.currentTimeMillis
    shop.service.expire(now)
    for (const payment of ledger.orders.flatMap(({ money }) => money.payments))
      if (payment.state === "open" && payment.expiresAt <= now) payment.state = "expired"
  })
