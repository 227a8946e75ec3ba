import { OperatorApi } from "@heimwerk/adapters/operator/OperatorApi.ts"
import { refundOrder } from "@heimwerk/adapters/sql/orderMoney.ts"
import {
  exportOrders,
  findOrder,
  listOrders,
  stepOrder,
  transferToOrder,
} from "@heimwerk/adapters/sql/staffOrders.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { SqlClient } from "effect/sql"

const unknown = { code: "UnknownOrder" } as const
const wrongCode = { code: "WrongCode" } as const
const refundRefused = { code: "RefundRefused" } as const
const noFailedRefund = { code: "NoFailedRefund" } as const
const refused = { code: "StepRefused" } as const

/** Handlers for the staff who look up, process, refund and export orders. */
export const layer = HttpApiBuilder.group(
  OperatorApi,
  "orders",
  Effect.fn(function* (handlers) {
    const services = yield* Effect.context<SqlClient.SqlClient | Markets>()
    const here = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient | Markets>) =>
      work.pipe(Effect.orDie, Effect.provideContext(services))
    /**
     * Returns the withdrawals of an order that is then changed. An error after the change would make staff repeat it, and
     * book money twice.
     */
    const withdrawalsOf = (typed: string) =>
      Effect.map(here(findOrder(typed)), (order) => order?.withdrawals ?? [])
    return handlers.handleAll({
      list: ({ query }) => here(listOrders(query)),
      search: ({ payload }) => here(listOrders(payload)),
      markets: () => here(Markets.use(({ all }) => all)),
      export: ({ query }) => here(exportOrders(query)),
      show: ({ params }) =>
        Effect.flatMap(here(findOrder(params.id)), (order) =>
          order === undefined ? Effect.fail(unknown) : Effect.succeed(order),
        ),
      step: Effect.fnUntraced(function* ({ params, payload }) {
        const withdrawals = yield* withdrawalsOf(params.id)
        const outcome = yield* here(stepOrder(params.id, payload))
        if (outcome === "unknown") return yield* Effect.fail(unknown)
        if (outcome === "wrongCode") return yield* Effect.fail(wrongCode)
        if (outcome === "refused") return yield* Effect.fail(refused)
        return { ...outcome, withdrawals }
      }),
      transfer: Effect.fnUntraced(function* ({ params, payload }) {
        const withdrawals = yield* withdrawalsOf(params.id)
        const order = yield* here(transferToOrder(params.id, payload))
        return order === undefined ? yield* Effect.fail(unknown) : { ...order, withdrawals }
      }),
      refund: Effect.fnUntraced(function* ({ params, payload }) {
        const withdrawals = yield* withdrawalsOf(params.id)
        const outcome = yield* here(refundOrder(params.id, payload))
        if (outcome === "unknown") return yield* Effect.fail(unknown)
        if (outcome === "refused")
          return yield* Effect.fail(payload.again === undefined ? refundRefused : noFailedRefund)
        return { ...outcome, withdrawals }
      }),
    })
  }),
)
