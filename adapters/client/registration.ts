import { passwordResetReasons } from "@heimwerk/core/account/passwordResetReasons.ts"
import { profilesReasons } from "@heimwerk/core/account/profilesReasons.ts"
import { registrationReasons } from "@heimwerk/core/account/registrationReasons.ts"

import type { RegistrationApi } from "../http/contract/registration/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { done } from "./reading/Read.ts"

const path = "/shop/rest/V1/:brand/customers"

/** New accounts. An account exists after its e-mail address is confirmed by the link of a mail. */
export const registration = nounOf<typeof RegistrationApi>()(registrationReasons, {
  register: { method: "POST", path: `${path}/registrations`, hasKey: true, read: done },
  confirm: { method: "POST", path: `${path}/registrations/confirmations`, hasKey: true, read: done },
})

/** Forgotten passwords. The link of a mail sets a new password once, within 30 minutes. */
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

/** Confirms new e-mail addresses of accounts by the link of a mail. Needs no login. */
export const emailChange = nounOf<typeof RegistrationApi>()(profilesReasons, {
  confirmEmail: {
    method: "POST",
    path: `${path}/email-changes/confirmations`,
    hasKey: true,
    isUnrepeatable: true,
    read: done,
  },
})
