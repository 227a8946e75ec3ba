import * as Layer from "effect/Layer"

import type { ShopOptions } from "../client/ShopOptions.ts"
import * as AddressBookHttp from "./AddressBookHttp.ts"
import * as CheckoutHttp from "./CheckoutHttp.ts"
import * as CouponsHttp from "./CouponsHttp.ts"
import * as OrdersHttp from "./OrdersHttp.ts"
import * as PasswordResetHttp from "./PasswordResetHttp.ts"
import * as ProfilesHttp from "./ProfilesHttp.ts"
import * as RegistrationHttp from "./RegistrationHttp.ts"
import { ShopConnection } from "./ShopConnection.ts"

/**
 * The ports of the account and checkout pages over HTTP: `Registration`, `PasswordReset`, `Profiles`,
 * `AddressBook`, `Orders`, `Checkout` and `Coupons`. Loaded with the first of these pages.
 */
export const customersLayer = (options: ShopOptions) =>
  Layer.mergeAll(
    RegistrationHttp.layer,
    PasswordResetHttp.layer,
    ProfilesHttp.layer,
    AddressBookHttp.layer,
    OrdersHttp.layer,
    CheckoutHttp.layer,
    CouponsHttp.layer,
  ).pipe(Layer.provide(ShopConnection.layer(options)))
