import type { OrderStatus } from "@heimwerk/core/order/Order.ts"
import { isOpenOrder, orderStatusText } from "@heimwerk/core/order/orderStatus.ts"

import { Icon, type IconName } from "../../../widgets/Icon.tsx"
import styles from "./OrderState.module.css"

const icons: Readonly<Record<OrderStatus, IconName>> = {
  received: "clock",
  inProgress: "clock",
  sent: "truck",
  delivered: "check",
  readyForPickup: "store",
  collected: "check",
  cancelled: "close",
}

/** The status of an order as icon and text. */
export const OrderState = ({ status }: { readonly status: OrderStatus }) => (
  <span className={styles["state"]} data-open={isOpenOrder(status) || undefined} data-status={status}>
    <Icon name={icons[status]} size={18} />
    {orderStatusText(status)}
  </span>
)
