import type { OrderState as State } from "@heimwerk/core/order/OrderState.ts"
import { isOpenState, orderStateText } from "@heimwerk/core/order/orderStateText.ts"

import { Icon, type IconName } from "../../../widgets/Icon.tsx"
import styles from "./OrderState.module.css"

const icons: Readonly<Record<State, IconName>> = {
  reserved: "clock",
  awaitingPayment: "clock",
  paid: "check",
  picking: "clock",
  ready: "store",
  collected: "check",
  shipped: "truck",
  delivered: "check",
  cancelled: "close",
  expired: "close",
  returned: "check",
}

/** The state of a delivery as icon and text. */
export const OrderState = ({ state }: { readonly state: State }) => (
  <span className={styles["state"]} data-open={isOpenState(state) || undefined} data-state={state}>
    <Icon name={icons[state]} size={18} />
    <span>{orderStateText(state)}</span>
  </span>
)
