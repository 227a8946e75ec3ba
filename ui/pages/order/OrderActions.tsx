import type { Order } from "@heimwerk/core/order/Order.ts"

import { CancelOrder } from "../../features/account/orders/CancelOrder.tsx"
import { WithdrawOrder } from "../../features/account/orders/WithdrawOrder.tsx"
import { BuyAgain, boughtLines } from "../../features/basket/BuyAgain.tsx"
import { Actions } from "../../shared/Actions.tsx"

interface OrderActionsProps {
  readonly order: Order
  /** The secret part of the order's link. Without it the order cannot be cancelled. */
  readonly token: string | undefined
}

/** The buttons at the end of an order's page: buy the articles again, withdraw from the order, cancel it. */
export const OrderActions = ({ order, token }: OrderActionsProps) => (
  <Actions>
    <noscript>
      <p>
        Noch einmal kaufen und stornieren kannst du hier nur mit JavaScript. Schalte es in deinem Browser ein
        und lade die Seite neu.
      </p>
    </noscript>
    <BuyAgain lines={order.deliveries.flatMap(boughtLines)} />
    <WithdrawOrder order={order} />
    {token === undefined ? null : <CancelOrder order={order} token={token} />}
  </Actions>
)
