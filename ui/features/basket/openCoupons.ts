import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"

import { withAccountPorts } from "../../runtime/customerPorts.ts"

/** Opens the port for the coupons of the logged-in customer. */
export const openCoupons = withAccountPorts(Coupons.useSync((coupons) => coupons))
