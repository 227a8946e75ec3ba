import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"

import { withAccountPorts } from "../../runtime/customerPorts.ts"

/** The coupons of the customer who is logged in. */
export const open = withAccountPorts(Coupons.useSync((coupons) => coupons))
