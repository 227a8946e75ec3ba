import { ProfileError, Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

import { profile } from "../client/profile.ts"
import { emailChange } from "../client/registration.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(ProfileError, "Invalid")

/** The profile of the logged-in customer, called over HTTP. */
export const layer: Layer.Layer<Profiles, never, ShopConnection> = Layer.effect(
  Profiles,
  Effect.map(ShopConnection, (shop) => {
    const calls = profile(shop)
    const { confirmEmail } = emailChange(shop)
    return {
      get: answer((signal) => calls.profile({ signal })),
      change: (data, key) => answer((signal) => calls.changeProfile({ ...data, key, signal })),
      changeEmail: (email, password, key) =>
        answer((signal) => calls.changeEmail({ email, password: Redacted.value(password), key, signal })),
      confirmEmail: (token) =>
        portCall(ProfileError, "LinkInvalid")((signal) => confirmEmail({ token, signal })),
      changePassword: (old, next) =>
        answer((signal) =>
          calls.changePassword({ old: Redacted.value(old), next: Redacted.value(next), signal }),
        ),
      settleCard: (cardNumber, key) =>
        answer((signal) =>
          calls.settleCard({ key, signal, ...(cardNumber === undefined ? {} : { cardNumber }) }),
        ),
      cancelNewsletter: (key) => answer((signal) => calls.cancelNewsletter({ key, signal })),
      exportData: answer((signal) => calls.exportData({ signal })),
      deleteAccount: (password) =>
        answer((signal) => calls.deleteAccount({ password: Redacted.value(password), signal })),
    }
  }),
)
