import { AccountEmail } from "@heimwerk/core/account/AccountEmail.ts"
import { AccountError } from "@heimwerk/core/account/Accounts.port.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"

import { maxTokenLength } from "../botCheck.ts"
import { brand, commandHeaders } from "../commands.ts"
import { CurrentAccount } from "../CurrentVisitor.ts"
import { errorResponses } from "../errors.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { WireConfig, WireCustomer, WireNobody } from "./Customer.ts"
import { RequestError } from "../RequestError.ts"

const path = "/shop/rest/V1/:brand"
const params = { brand }
const unavailable = errorResponses(AccountError, "Unavailable")

/**
 * E-mail and password of a login. Passwords are not trimmed. Passwords of more than 1,000 characters are
 * rejected without hashing them.
 */
const credentials = Schema.Struct({
  email: AccountEmail,
  password: Schema.String.check(
    Schema.isMaxLength(1000, { message: "Diese Eingabe ist zu lang. Bitte prüfe sie." }),
  ),
})

const login = {
  params,
  headers: commandHeaders,
  payload: credentials,
  success: WireCustomer,
  error: errorResponses(AccountError, "InvalidCredentials", "TooManyTries", "Unavailable"),
} as const

const logout = {
  params,
  headers: commandHeaders,
  success: HttpApiSchema.NoContent,
  error: [...unavailable, ...errorResponses(RequestError, "CrossSite")],
} as const

/**
 * Endpoints of the visitor's account (storefront 7, account and session). The session cookie identifies the
 * visitor; a login replaces it. A logout by GET works only for scripts of this shop, never for a navigation
 * (ADR 0096, point 7).
 */
export class AccountApi extends HttpApiGroup.make("account")
  .add(
    HttpApiEndpoint.get("cardNumber", `${path}/loyalty/card-number`, {
      params,
      success: Schema.Struct({ cardNumber: Schema.optionalKey(Schema.String) }),
      error: errorResponses(AccountError, "NotLoggedIn", "Unavailable"),
    }),
    HttpApiEndpoint.get("me", "/public/account/rest/v1/customers/me", {
      success: Schema.Union([WireCustomer, WireNobody]),
      error: unavailable,
    }),
    HttpApiEndpoint.post("login", `${path}/customer/login`, login),
    HttpApiEndpoint.post("checkoutLogin", `${path}/checkout/customer/login`, login),
    HttpApiEndpoint.post("loginType", `${path}/customer/login/type`, {
      params,
      headers: commandHeaders,
      payload: Schema.Struct({
        email: AccountEmail,
        turnstile_token: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxTokenLength))),
      }),
      success: Schema.Struct({ login_type: Schema.Int }),
      error: errorResponses(AccountError, "NotConfirmed", "TooManyTries", "Unavailable"),
    }),
    HttpApiEndpoint.get("config", `${path}/customer/config`, {
      params,
      success: WireConfig,
      error: unavailable,
    }),
    HttpApiEndpoint.get("logoutByGet", `${path}/customer/logout`, logout),
    HttpApiEndpoint.post("logout", `${path}/customer/logout`, logout),
  )
  .middleware(RequestGuard)
  .middleware(CurrentAccount) {}
