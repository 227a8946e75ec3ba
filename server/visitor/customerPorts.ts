import { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Orders } from "@heimwerk/core/order/Orders.port.ts"
import type { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { Registration } from "@heimwerk/core/account/Registration.port.ts"
import type { CustomerPorts } from "@heimwerk/ui/runtime/customerPorts.ts"
import { Context, Effect } from "effect"
import type { HttpServerRequest } from "effect/http"

import { CustomerData } from "./CustomerData.ts"
import { callerOfRequest } from "./caller.ts"
import type { Settings } from "../settings/ShopSettings.ts"
import type { Visitors } from "./Visitors.ts"

type Behind =
  CustomerData | Registration | PasswordReset | Visitors | Settings | HttpServerRequest.HttpServerRequest

/** The ports of the account as whoever sent the request has them; nothing is asked until a page does. */
export const customerPortsOfRequest: Effect.Effect<CustomerPorts["Service"], never, Behind> = Effect.map(
  Effect.context<Behind>(),
  (services) => ({
    bring: Effect.gen(function* () {
      const { addressBook, coupons, orders, profiles } = yield* (yield* CustomerData).of(
        yield* callerOfRequest,
      )
      return services.pipe(
        Context.add(Profiles, profiles),
        Context.add(AddressBook, addressBook),
        Context.add(Orders, orders),
        Context.add(Coupons, coupons),
      )
    }).pipe(Effect.orDie, Effect.provideContext(services)),
  }),
)
