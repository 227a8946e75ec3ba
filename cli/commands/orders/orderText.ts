import type { Order } from "@heimwerk/core/order/Order.ts"
import { orderStateText } from "@heimwerk/core/order/orderStateText.ts"
import { deliveryTexts, keptText, paymentNames } from "@heimwerk/core/order/orderTexts.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

/** Formats an order for staff: who ordered, what to pick for each delivery, and what to charge. */
export const orderText = ({ contact, deliveries, orderedOn, orderId, payment, total }: Order): string =>
  [
    `${orderId} vom ${germanDate(orderedOn)}`,
    `${contact.firstName} ${contact.lastName}, ${contact.email}${contact.phone === "" ? "" : `, ${contact.phone}`}`,
    `${formatCents(total)}, ${paymentNames[payment]}`,
    ...deliveries.flatMap(({ deliveryId, deliveryType, destination, lines, promise, state }) => [
      "",
      `${deliveryId}. ${deliveryTexts[deliveryType]}: ${orderStateText(state)}${promise === undefined ? "" : ` (${promise.text})`}`,
      ...(promise?.keptUntil === undefined ? [] : [keptText(promise.keptUntil)]),
      destination.join(", "),
      ...lines.map(
        ({ product, quantity }) =>
          `  ${unitText(quantity, product.unit)}  ${product.articleId}  ${product.name}`,
      ),
    ]),
  ].join("\n")
