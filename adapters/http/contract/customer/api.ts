import { AccountEmail } from "@heimwerk/core/account/AccountEmail.ts"
import { PersonalData } from "@heimwerk/core/account/PersonalData.ts"
import { Profile } from "@heimwerk/core/account/Profile.ts"
import { BookAddress, NewAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import { Order, OrderSummary } from "@heimwerk/core/order/Order.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { NotLoggedIn } from "../account/problems.ts"
import { brand, commandHeaders, pathId, typedCode } from "../commands.ts"
import { TooManyTries, Unavailable } from "../problem.ts"
import { typedPassword } from "../registration/api.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { NotAccepted, NotYours } from "./problems.ts"

const path = "/shop/rest/V1/:brand/customers/me"
const error = [NotLoggedIn, NotYours, NotAccepted, TooManyTries, Unavailable] as const
const read = { params: { brand }, error }
const command = { ...read, headers: commandHeaders }
const ofEntry = { ...command, params: { brand, id: pathId }, success: Schema.Array(BookAddress) }

/**
 * What belongs to the customer who is logged in; who that is, says the session cookie. The specification names only the
 * pages; the paths are our choice (docs/adr). Somebody else's order or address is answered as one that never was.
 */
export class CustomerApi extends HttpApiGroup.make("customer")
  .add(
    HttpApiEndpoint.get("profile", `${path}/profile`, { ...read, success: Profile }),
    HttpApiEndpoint.put("changeProfile", `${path}/profile`, {
      ...command,
      payload: PersonalData,
      success: Profile,
    }),
    HttpApiEndpoint.post("changeEmail", `${path}/email-changes`, {
      ...command,
      payload: Schema.Struct({ email: AccountEmail, password: typedPassword }),
      success: Profile,
    }),
    HttpApiEndpoint.put("changePassword", `${path}/password`, {
      ...command,
      payload: Schema.Struct({ old: typedPassword, next: typedPassword }),
      success: Schema.Struct({ status: Schema.Literal("done") }),
    }),
    HttpApiEndpoint.put("settleCard", `${path}/loyalty-card`, {
      ...command,
      payload: Schema.Struct({ cardNumber: Schema.optionalKey(typedCode) }),
      success: Profile,
    }),
    HttpApiEndpoint.get("addresses", `${path}/addresses`, { ...read, success: Schema.Array(BookAddress) }),
    HttpApiEndpoint.post("addAddress", `${path}/addresses`, {
      ...command,
      payload: NewAddress,
      success: Schema.Array(BookAddress),
    }),
    HttpApiEndpoint.put("editAddress", `${path}/addresses/:id`, { ...ofEntry, payload: NewAddress }),
    HttpApiEndpoint.delete("removeAddress", `${path}/addresses/:id`, ofEntry),
    HttpApiEndpoint.put("makeDefaultAddress", `${path}/addresses/:id/default`, ofEntry),
    HttpApiEndpoint.get("orders", `${path}/orders`, { ...read, success: Schema.Array(OrderSummary) }),
    HttpApiEndpoint.get("order", `${path}/orders/:id`, {
      ...read,
      params: { brand, id: pathId },
      success: Order,
    }),
    HttpApiEndpoint.get("coupons", `${path}/coupons`, { ...read, success: Schema.Array(Coupon) }),
  )
  .middleware(RequestGuard) {}
