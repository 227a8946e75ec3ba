import { passwordResetReasons } from "@heimwerk/core/account/passwordResetReasons.ts"
import { profilesReasons } from "@heimwerk/core/account/profilesReasons.ts"
import { registrationReasons } from "@heimwerk/core/account/registrationReasons.ts"

import type { RegistrationApi } from "../http/contract/registration/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { done } from "./reading/Read.ts"

const path = "/shop/rest/V1/:brand/customers"

/**
 * New accounts. An account exists after its e-mail address is confirmed by the link of a mail.
 * @example
 * import { createShop, registration } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { registration })
 * const answer = await shop.registration.confirm({ token: "token-of-a-mail" })
 * answer.ok ? "confirmed" : answer.error.code // => "LinkInvalid"
 */
export const registration = nounOf<typeof RegistrationApi>()(registrationReasons, {
  register: { method: "POST", path: `${path}/registrations`, hasKey: true, read: done },
  confirm: { method: "POST", path: `${path}/registrations/confirmations`, hasKey: true, read: done },
})

/**
 * Forgotten passwords. The link of a mail sets a new password once, within 30 minutes.
 * @example
 * import { createShop, passwordReset } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { passwordReset })
 * const asked = await shop.passwordReset.askReset({ email: "anna.berg@kunde.example" })
 * asked.ok // => true
 */
export const passwordReset = nounOf<typeof RegistrationApi>()(passwordResetReasons, {
  askReset: { method: "POST", path: `${path}/password-resets`, hasKey: true, read: done },
  redeemReset: {
    method: "POST",
    path: `${path}/password-resets/redemptions`,
    hasKey: true,
    isUnrepeatable: true,
    read: done,
  },
})

/**
 * Confirms new e-mail addresses of accounts by the link of a mail. Needs no login.
 * @example
 * import { createShop, emailChange } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { emailChange })
 * const answer = await shop.emailChange.confirmEmail({ token: "token-of-a-mail" })
 * answer.ok ? "confirmed" : answer.error.code // => "LinkInvalid"
 */
export const emailChange = nounOf<typeof RegistrationApi>()(profilesReasons, {
  confirmEmail: {
    method: "POST",
    path: `${path}/email-changes/confirmations`,
    hasKey: true,
    isUnrepeatable: true,
    read: done,
  },
})
