import type { Order } from "@heimwerk/core/order/Order.ts"
import { orderPath } from "@heimwerk/core/order/orderPath.ts"
import { Effect } from "effect"

import { brand } from "../../brand.ts"
import { VisitorReads } from "../../runtime/visitorReads.ts"
import type { Load } from "../Answer.ts"
import { failed, missing } from "../failed.ts"

export interface OrderData {
  readonly order: Order
  readonly token: string
}

/** Loads an order by its link. A wrong link gives the not-found page. */
export const load: Load<OrderData> = ({ params: { orderId = "", token = "" }, url }) =>
  VisitorReads.use(({ customer }) => customer).pipe(
    Effect.flatMap(({ orderByLink }) => orderByLink(orderId, token)),
    Effect.map((order) => ({
      kind: "page" as const,
      data: { order, token },
      meta: {
        title: `Bestellung ${order.orderId} | ${brand.brand}`,
        description: "",
        canonicalPath: orderPath(orderId, token),
        robots: "noindex",
        isPrivate: true as const,
      },
    })),
    Effect.catch(({ message, reason }) =>
      Effect.succeed(reason === "UnknownOrder" ? missing(url.pathname) : failed(message, url.pathname, true)),
    ),
    Effect.withSpan("pages.order.load"),
  )
