import * as Layer from "effect/Layer"

import * as AddressBookHttp from "./AddressBookHttp.ts"
import type { ShopAddress } from "./client.ts"
import * as CheckoutHttp from "./CheckoutHttp.ts"
import * as CouponsHttp from "./CouponsHttp.ts"
import { ShopClient } from "./client.ts"
import * as OrdersHttp from "./OrdersHttp.ts"
import * as PasswordResetHttp from "./PasswordResetHttp.ts"
import * as ProfilesHttp from "./ProfilesHttp.ts"
import * as RegistrationHttp from "./RegistrationHttp.ts"

/**
 * The ports of the account and checkout pages over HTTP: `Registration`, `PasswordReset`, `Profiles`,
 * `AddressBook`, `Orders`, `Checkout` and `Coupons`. Loaded with the first of these pages.
 */
export const customersLayer = (address: ShopAddress) =>
  Layer.mergeAll(
    RegistrationHttp.layer,
    PasswordResetHttp.layer,
    ProfilesHttp.layer,
    AddressBookHttp.layer,
    OrdersHttp.layer,
    CheckoutHttp.layer,
    CouponsHttp.layer,
  ).pipe(Layer.provide(ShopClient.layer(address)))
