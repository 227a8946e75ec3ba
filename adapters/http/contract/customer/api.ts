import { PersonalExport } from "@heimwerk/core/account/PersonalExport.ts"
import { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { AddressBookError } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import { CouponsError } from "@heimwerk/core/basket/Coupons.port.ts"
import { OrdersError } from "@heimwerk/core/order/Orders.port.ts"
import { AccountEmail } from "@heimwerk/core/account/AccountEmail.ts"
import { PersonalData } from "@heimwerk/core/account/PersonalData.ts"
import { Profile } from "@heimwerk/core/account/Profile.ts"
import { BookAddress, NewAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { Coupon } from "@heimwerk/core/basket/Benefits.ts"
import { Order, OrderSummary } from "@heimwerk/core/order/Order.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { brand, commandHeaders, pathId, typedCode } from "../commands.ts"
import { CurrentVisitor } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"
import { typedPassword } from "../registration/api.ts"
import { RequestGuard } from "../RequestGuard.ts"

const path = "/shop/rest/V1/:brand/customers/me"
const params = { brand }

const profile = {
  params,
  success: Profile,
  error: errorResponses(
    ProfileError,
    "NotLoggedIn",
    "Invalid",
    "WrongPassword",
    "PasswordNotAllowed",
    "PasswordGuessable",
    "LoyaltyCardUnknown",
    "TooManyTries",
    "Unavailable",
  ),
}
const changeProfile = { ...profile, headers: commandHeaders }

const addressBook = {
  params,
  success: Schema.Array(BookAddress),
  error: errorResponses(AddressBookError),
}
const changeAddresses = { ...addressBook, headers: commandHeaders }
const changeAddress = { ...changeAddresses, params: { brand, id: pathId } }

/**
 * Endpoints for the data of the logged-in customer, identified by the session cookie. The specification
 * names only the pages; the paths are our choice (ADR 0015). An order or address of another customer gets
 * the same response as an unknown one.
 */
export class CustomerApi extends HttpApiGroup.make("customer")
  .add(
    HttpApiEndpoint.get("profile", `${path}/profile`, {
      ...profile,
      error: errorResponses(ProfileError, "NotLoggedIn", "Unavailable"),
    }),
    HttpApiEndpoint.put("changeProfile", `${path}/profile`, { ...changeProfile, payload: PersonalData }),
    HttpApiEndpoint.post("changeEmail", `${path}/email-changes`, {
      ...changeProfile,
      payload: Schema.Struct({ email: AccountEmail, password: typedPassword }),
    }),
    HttpApiEndpoint.put("changePassword", `${path}/password`, {
      ...changeProfile,
      payload: Schema.Struct({ old: typedPassword, next: typedPassword }),
      success: Schema.Struct({ status: Schema.Literal("done") }),
    }),
    HttpApiEndpoint.put("settleCard", `${path}/loyalty-card`, {
      ...changeProfile,
      payload: Schema.Struct({ cardNumber: Schema.optionalKey(typedCode) }),
    }),
    HttpApiEndpoint.delete("cancelNewsletter", `${path}/newsletter`, {
      ...changeProfile,
      error: errorResponses(ProfileError, "NotLoggedIn", "Unavailable"),
    }),
    HttpApiEndpoint.get("exportData", `${path}/export`, {
      params,
      success: PersonalExport,
      error: errorResponses(ProfileError, "NotLoggedIn", "TooManyTries", "Unavailable"),
    }),
    HttpApiEndpoint.post("deleteAccount", `${path}/deletion`, {
      ...changeProfile,
      payload: Schema.Struct({ password: typedPassword }),
      success: Schema.Struct({ status: Schema.Literal("done") }),
    }),
    HttpApiEndpoint.get("addresses", `${path}/addresses`, {
      ...addressBook,
      error: errorResponses(AddressBookError, "NotLoggedIn", "Unavailable"),
    }),
    HttpApiEndpoint.post("addAddress", `${path}/addresses`, { ...changeAddresses, payload: NewAddress }),
    HttpApiEndpoint.put("editAddress", `${path}/addresses/:id`, { ...changeAddress, payload: NewAddress }),
    HttpApiEndpoint.delete("removeAddress", `${path}/addresses/:id`, changeAddress),
    HttpApiEndpoint.put("makeDefaultAddress", `${path}/addresses/:id/default`, changeAddress),
    HttpApiEndpoint.get("orders", `${path}/orders`, {
      params,
      success: Schema.Array(OrderSummary),
      error: errorResponses(OrdersError, "NotLoggedIn", "Unavailable"),
    }),
    HttpApiEndpoint.get("order", `${path}/orders/:id`, {
      params: { brand, id: pathId },
      success: Order,
      error: errorResponses(OrdersError),
    }),
    HttpApiEndpoint.get("coupons", `${path}/coupons`, {
      params,
      success: Schema.Array(Coupon),
      error: errorResponses(CouponsError),
    }),
  )
  .middleware(RequestGuard)
  .middleware(CurrentVisitor) {}
