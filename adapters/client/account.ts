import type { AccountConfig } from "@heimwerk/core/account/AccountConfig.ts"
import { accountsReasons } from "@heimwerk/core/account/accountsReasons.ts"
import type { Customer } from "@heimwerk/core/account/Customer.ts"

import { valuesOf } from "./reading/plain/isObject.ts"
import type { AccountApi } from "../http/contract/account/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { converted, flag, nothing, optional, type Read, struct, text, whole } from "./reading/Read.ts"
import { readCustomer } from "./reading/readPerson.ts"

const path = "/shop/rest/V1/:brand"

const readVisitor: Read<Customer | undefined> = (raw, report) =>
  valuesOf(raw)["id"] === undefined ? undefined : readCustomer(raw, report)

/**
 * Reads the configuration of the account forms: a list of which only the first element is used (storefront
 * 7).
 */
const readConfig: Read<AccountConfig> = converted(
  (raw) => {
    const wire = valuesOf([raw].flat()[0])
    return {
      botCheckEnabled: wire["turnstile_enabled"],
      botCheckAtLoginType: wire["turnstile_form_login_type_enabled"],
    }
  },
  struct<AccountConfig>({ botCheckEnabled: flag, botCheckAtLoginType: flag }),
)

/**
 * The account of the visitor. `me` returns `undefined` if nobody is logged in. After a login or logout, the stores
 * `basket` and `wishlist` of the same `createShop` show the lists of the new visitor.
 * @example
 * import { account, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { account })
 * const login = await shop.account.login({ email: "anna.berg@kunde.example", password: "Werkbank-2026!" })
 * login.ok && login.value.firstName // => "Anna"
 */
export const account = nounOf<typeof AccountApi>()(accountsReasons, {
  me: { method: "GET", path: "/public/account/rest/v1/customers/me", hasKey: false, read: readVisitor },
  login: { method: "POST", path: `${path}/customer/login`, hasKey: true, read: readCustomer },
  checkoutLogin: {
    method: "POST",
    path: `${path}/checkout/customer/login`,
    hasKey: true,
    read: readCustomer,
  },
  loginType: {
    method: "POST",
    path: `${path}/customer/login/type`,
    hasKey: true,
    isUnrepeatable: true,
    read: struct<{ readonly login_type: number }>({ login_type: whole }),
  },
  logout: { method: "POST", path: `${path}/customer/logout`, hasKey: true, read: nothing },
  config: { method: "GET", path: `${path}/customer/config`, hasKey: false, read: readConfig },
  cardNumber: {
    method: "GET",
    path: `${path}/loyalty/card-number`,
    hasKey: false,
    read: struct<{ readonly cardNumber?: string }>({ cardNumber: optional(text) }),
  },
})
