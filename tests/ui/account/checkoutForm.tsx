import type { ComponentProps } from "react"

import { CheckoutForm } from "../../../ui/features/account/checkout/CheckoutForm.tsx"
import { AddressSearch } from "../../../ui/shared/AddressSearch.tsx"
import { hammer, item, offerIn } from "../../support/checkout.ts"

/** The checkout of a guest who orders a hammer for delivery, with other properties as given. */
export const checkoutForm = (props: Partial<ComponentProps<typeof CheckoutForm>> = {}) => (
  <CheckoutForm
    offer={offerIn({ lines: [item(hammer, 1, "homeDelivery")] })}
    marketId={undefined}
    csId={undefined}
    customer={undefined}
    AddressSearch={AddressSearch}
    book={[]}
    posted={undefined}
    hidden={{ seen: "", key: "" }}
    onPlaced={() => {}}
    {...props}
  />
)
