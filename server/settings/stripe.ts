import type { StripeAccount } from "@heimwerk/adapters/vendors/stripe/PaymentsStripe.ts"
import { Config, Redacted, Schema } from "effect"

import { isWebOrigin, optional, requiredSetting, setting, textWhere } from "./setting.ts"

/** The account at Stripe, and the origin of the pages where customers pay. */
export interface StripeSettings extends StripeAccount {
  readonly pages: string
}

const secretKey = setting(
  "STRIPE_SECRET_KEY",
  Schema.String.check(Schema.isPattern(/^(?:sk|rk)_(?:test|live)_\w{10,}$/u)),
  "a secret or restricted key of Stripe is needed, which begins with sk_ or rk_.",
).pipe(optional)

const webhookSecret = requiredSetting(
  "STRIPE_WEBHOOK_SECRET",
  Schema.String.check(Schema.isPattern(/^whsec_\w{10,}$/u)),
  "with STRIPE_SECRET_KEY the signing secret of the webhook is needed, which begins with whsec_.",
)

const originSetting = (name: string, usual: string) =>
  setting(name, textWhere(isWebOrigin), `scheme and host are needed, such as ${name}=${usual}.`).pipe(
    Config.map((text) => new URL(text).origin),
    Config.withDefault(usual),
  )

/** The account at Stripe. Without `STRIPE_SECRET_KEY`, no online payment is offered. */
export const stripe: Config.Config<StripeSettings | undefined> = Config.flatMap(secretKey, (key) =>
  key === undefined
    ? Config.succeed(undefined)
    : Config.map(
        Config.all({
          webhookSecret,
          api: originSetting("STRIPE_API", "https://api.stripe.com"),
          pages: originSetting("STRIPE_PAGES", "https://checkout.stripe.com"),
        }),
        ({ api, pages, webhookSecret: secret }) => ({
          api,
          pages,
          secretKey: Redacted.make(key),
          webhookSecret: Redacted.make(secret),
        }),
      ),
)
