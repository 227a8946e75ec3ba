import type { StripeAccount } from "@heimwerk/adapters/vendors/stripe/PaymentsStripe.ts"
import { Config, Redacted, Schema } from "effect"

import { isWebOrigin, optional, required, setting, textWhere } from "./setting.ts"

/** The account at Stripe, and the origin of the pages where customers pay. */
export interface StripeSettings extends StripeAccount {
  readonly pages: string
}

const secretKey = setting({
  name: "STRIPE_SECRET_KEY",
  meaning: "Mit diesem Schlüssel eines Kontos bei Stripe bietet der Shop Online-Zahlung an.",
  manual:
    "secret or restricted key of a Stripe account (Checkout Sessions and Refunds: write; Payment Intents: read). Without it, online payment is not offered; the demonstration uses its simulated Stripe",
  printed: "secret",
  schema: Schema.String.check(Schema.isPattern(/^(?:sk|rk)_(?:test|live)_\w{10,}$/u)),
  wanted: "a secret or restricted key of Stripe is needed, which begins with sk_ or rk_.",
  needed: "Nötig ist ein geheimer oder eingeschränkter Schlüssel von Stripe; er beginnt mit sk_ oder rk_.",
}).pipe(optional)

const webhookSecret = setting({
  name: "STRIPE_WEBHOOK_SECRET",
  meaning: "Mit diesem Geheimnis prüft der Shop die Meldungen von Stripe.",
  manual: "signing secret of the webhook, required with `STRIPE_SECRET_KEY`",
  printed: "secret",
  schema: Schema.String.check(Schema.isPattern(/^whsec_\w{10,}$/u)),
  wanted: "with STRIPE_SECRET_KEY the signing secret of the webhook is needed, which begins with whsec_.",
  needed: "Mit STRIPE_SECRET_KEY ist das Geheimnis des Webhooks nötig; es beginnt mit whsec_.",
  example: `whsec_${"0".repeat(10)}`,
})

const originRule = (name: string, usual: string) => ({
  name,
  default: usual,
  schema: textWhere(isWebOrigin),
  wanted: `scheme and host are needed, such as ${name}=${usual}.`,
  needed: `Nötig sind Schema und Rechnername, zum Beispiel ${name}=${usual}.`,
})

const api = setting({
  ...originRule("STRIPE_API", "https://api.stripe.com"),
  meaning: "Unter diesem Ursprung ruft der Shop die Schnittstelle von Stripe auf.",
  manual: "origin of Stripe's API",
}).pipe(Config.map((text) => new URL(text).origin))

const pages = setting({
  ...originRule("STRIPE_PAGES", "https://checkout.stripe.com"),
  meaning: "Unter diesem Ursprung liegen die Seiten, auf denen Kunden zahlen.",
  manual: "origin of the pages where customers pay, for Stripe's custom domains",
}).pipe(Config.map((text) => new URL(text).origin))

/** The account at Stripe. Without `STRIPE_SECRET_KEY`, no online payment is offered. */
export const stripe: Config.Config<StripeSettings | undefined> = Config.flatMap(secretKey, (key) =>
  key === undefined
    ? Config.succeed(undefined)
    : Config.map(
        Config.all({
          webhookSecret: required(webhookSecret),
          api,
          pages,
        }),
        ({ api, pages, webhookSecret: secret }) => ({
          api,
          pages,
          secretKey: Redacted.make(key),
          webhookSecret: Redacted.make(secret),
        }),
      ),
)
