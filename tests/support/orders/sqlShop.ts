import { randomUUID } from "node:crypto"

import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { checkoutFor } from "@heimwerk/adapters/sql/CheckoutSql.ts"
import { receivePaymentNotice, refundOrder, sendDueRefunds } from "@heimwerk/adapters/sql/orderMoney.ts"
import { meetOrderDeadlines, stepOrder } from "@heimwerk/adapters/sql/staffOrders.ts"
import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Order } from "@heimwerk/core/order/Order.ts"
import { Payments } from "@heimwerk/core/payment/Payments.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { Context, Effect, Schema } from "effect"
import { SqlClient, Statement } from "effect/sql"

import { paymentService } from "../paymentService.ts"
import { killed, orderedArticles, orderedIds, orderMarket, type OrderShop } from "./OrderShop.ts"

const readOrders = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ data: Order })))
const readIds = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ id: Schema.String })))

/**
 * Opens a shop in a database with the small world: removes its orders, mails and applied messages, and sets
 * the stock of the articles.
 */
export const sqlShop = Effect.gen(function* () {
  const service = paymentService()
  const services = Context.add(
    yield* Effect.context<SqlClient.SqlClient | Catalog | Markets | Places>(),
    Payments,
    service.port,
  )
  const sql = yield* SqlClient.SqlClient
  const catalog = yield* Catalog
  yield* sql`delete from customer_order`
  yield* sql`delete from outgoing_mail`
  yield* sql`delete from payment_notice`
  for (const [place, { pieces }] of orderedArticles.entries())
    yield* sql`
      update stock set pieces[m.position + 1] = ${pieces}::smallint from market m
      where m.id = ${orderMarket}::text and stock.article_id = ${orderedIds[place] ?? ""}::text`
  return {
    visitor: Effect.suspend(() => {
      const visitorId = randomUUID()
      return Effect.all({
        baskets: basketsFor(visitorId),
        checkout: checkoutFor({ visitorId }, "https://shop.example"),
      })
    }).pipe(Effect.provideContext(services)),
    service,
    notice: (notice) => Effect.provideContext(receivePaymentNotice(notice), services),
    refund: (orderId, refund) => Effect.provideContext(refundOrder(orderId, refund), services),
    sendRefunds: Effect.repeat(sendDueRefunds, { until: (sent) => sent === 0 }).pipe(
      Effect.provideContext(services),
    ),
    step: (orderId, step) => Effect.provideContext(stepOrder(orderId, step), services),
    expire: Effect.repeat(meetOrderDeadlines, { until: (checked) => checked === 0 }).pipe(
      Effect.provideContext(services),
    ),
    orders: Effect.map(Effect.flatMap(sql`select data from customer_order`, readOrders), (rows) =>
      rows.map(({ data }) => data),
    ),
    stock: Effect.map(catalog.records(orderedIds, orderMarket), (products) =>
      orderedIds.map((id) => products.find(({ articleId }) => articleId === id)?.stock ?? 0),
    ),
    mails: Effect.map(Effect.flatMap(sql`select id from outgoing_mail`, readIds), (rows) =>
      rows.map(({ id }) => id),
    ),
    killedAt: (work, step) =>
      Effect.suspend(() => {
        let steps = 0
        const beforeStep = Effect.suspend(() => {
          steps += 1
          return steps === step ? Effect.die(killed) : Effect.void
        })
        service.setBeforeCall(beforeStep)
        return work.pipe(
          Effect.provideService(Statement.CurrentTransformer, (statement) =>
            Effect.as(beforeStep, statement),
          ),
          Effect.ensuring(Effect.sync(() => service.setBeforeCall(Effect.void))),
          Effect.catchDefect((defect) => (defect === killed ? Effect.succeed(killed) : Effect.die(defect))),
        )
      }),
  } satisfies OrderShop
})
