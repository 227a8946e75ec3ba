import type { Order, OrderDelivery } from "@heimwerk/core/order/Order.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import type { WithdrawalInput } from "@heimwerk/core/withdrawal/form.ts"
import { withdrawalLimits } from "@heimwerk/core/withdrawal/limits.ts"

import { paths } from "../../../paths.ts"
import { ButtonLink } from "../../../widgets/Button.tsx"

/** Delivery states after which the customer can no longer withdraw. */
const over: ReadonlySet<OrderDelivery["state"]> = new Set(["cancelled", "expired", "returned"])

/**
 * Returns the articles of all deliveries whose state is not in `over`, one per line, without returned pieces. Returns an
 * empty note, which means the whole contract, if the list is too long for the form.
 */
const noteOf = (deliveries: Order["deliveries"]): string => {
  // `keptPieces` in the core returns the same number, but with it two scripts of the build would import each other.
  const note = deliveries
    .filter(({ state }) => !over.has(state))
    .flatMap(({ lines }) =>
      lines.map((line) => ({ ...line, quantity: line.quantity - (line.returned ?? 0) })),
    )
    .filter(({ quantity }) => quantity > 0)
    .map(
      ({ product: { articleId, name, unit }, quantity }) =>
        `${unitText(quantity, unit)} ${name}, Artikel ${articleId}`,
    )
    .join("\n")
  return note.length > withdrawalLimits.note ? "" : note
}

/** Returns the input of the withdrawal form: the customer's name and e-mail address, the order number, and the note. */
const withdrawalOf = ({ contact, deliveries, orderId }: Order): WithdrawalInput => ({
  name: `${contact.firstName} ${contact.lastName}`,
  contract: orderId,
  email: contact.email,
  note: noteOf(deliveries),
})

/**
 * A link that opens the withdrawal form with the data of the order. The data are in the history entry of the
 * browser, not in the URL. Renders nothing if all deliveries are cancelled, expired or returned.
 */
export const WithdrawOrder = ({ order }: { readonly order: Order }) =>
  order.deliveries.every(({ state }) => over.has(state)) ? null : (
    <ButtonLink look="outline" to={paths.withdrawal} state={{ withdrawal: withdrawalOf(order) }}>
      Widerrufen oder zurückgeben
    </ButtonLink>
  )
