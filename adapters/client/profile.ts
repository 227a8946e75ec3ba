import { profilesReasons } from "@heimwerk/core/account/profilesReasons.ts"

import type { CustomerApi } from "../http/contract/customer/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { all, done, json, table } from "./reading/Read.ts"
import { readProfile } from "./reading/readPerson.ts"

const path = "/shop/rest/V1/:brand/customers/me"

/**
 * The data of the logged-in customer. A change of e-mail address or password, and the deletion of the
 * account, need the current password. After the deletion, the stores `basket` and `wishlist` are empty.
 * @example
 * import { account, createShop, profile } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { account, profile })
 * await shop.account.login({ email: "anna.berg@kunde.example", password: "Werkbank-2026!" })
 * const anna = await shop.profile.profile()
 * anna.ok && anna.value.lastName // => "Berg"
 */
export const profile = nounOf<typeof CustomerApi>()(profilesReasons, {
  profile: { method: "GET", path: `${path}/profile`, hasKey: false, read: readProfile },
  changeProfile: { method: "PUT", path: `${path}/profile`, hasKey: true, read: readProfile },
  changeEmail: { method: "POST", path: `${path}/email-changes`, hasKey: true, read: readProfile },
  changePassword: {
    method: "PUT",
    path: `${path}/password`,
    hasKey: true,
    isUnrepeatable: true,
    read: done,
  },
  settleCard: { method: "PUT", path: `${path}/loyalty-card`, hasKey: true, read: readProfile },
  cancelNewsletter: { method: "DELETE", path: `${path}/newsletter`, hasKey: true, read: readProfile },
  exportData: {
    method: "GET",
    path: `${path}/export`,
    hasKey: false,
    keepsNulls: true,
    read: table(all(json)),
  },
  deleteAccount: {
    method: "POST",
    path: `${path}/deletion`,
    hasKey: true,
    isUnrepeatable: true,
    read: done,
  },
})
