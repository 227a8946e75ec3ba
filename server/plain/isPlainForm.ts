import { plainCheckout } from "@heimwerk/ui/features/account/checkout/plainCheckout.ts"
import { plainPayment } from "@heimwerk/ui/features/account/orders/plainPayment.ts"
import { addForm } from "@heimwerk/ui/features/basket/addForm.ts"
import { quantityForm } from "@heimwerk/ui/features/basket/quantityForm.ts"
import { marketForm } from "@heimwerk/ui/features/market/marketForm.ts"

const targets = new Set<string>(
  [addForm, quantityForm, marketForm, plainCheckout, plainPayment].map(({ target }) => target),
)

/** Returns whether a request submits one of the forms that work without JavaScript. */
export const isPlainForm = (method: string, url: string) => method === "POST" && targets.has(url)
