import type { VerifyingVendor } from "@heimwerk/adapters/vendors/botCheck/BotVerificationVendor.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { botCheckConfig } from "@heimwerk/fixtures/forms/botCheck.ts"
import { Config, Redacted, Schema } from "effect"

import { isWebAddress, optional, requiredSetting, setting, textWhere } from "./setting.ts"

/** The shop's bot check: its own, or a vendor's with the shop's keys there. */
export type BotCheckSettings =
  | { readonly provider: "altcha"; readonly siteKey: string }
  | ({ readonly provider: "turnstile" | "recaptcha"; readonly siteKey: string } & VerifyingVendor)

/** The origins that the vendors' widgets load from, by the vendors' documentation (wire contracts 4.1 and 4.2; docs/adr/0024). */
export const vendorOrigins = {
  turnstile: {
    frames: ["https://challenges.cloudflare.com"],
    scripts: ["https://challenges.cloudflare.com"],
    makesTypes: false,
  },
  recaptcha: {
    frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    makesTypes: true,
  },
} as const

/** Where requests and feedback of customers go: to a system of the retailer, or as mails to a mailbox. */
export type RequestTarget = { readonly webhook: string } | { readonly mailbox: Email }

/** The vendor that checks whether a person sends a form (DESIGN decision 9). `altcha`, the shop's own, needs no key. */
const provider = setting(
  "BOT_CHECK",
  Schema.Literals(["altcha", "turnstile", "recaptcha"]),
  "altcha, turnstile or recaptcha is needed, such as BOT_CHECK=turnstile.",
).pipe(Config.withDefault("altcha"))

/** A key that the bot check's vendor gave the shop. */
const vendorKey = (name: string, vendor: string) =>
  requiredSetting(
    name,
    Schema.String.check(Schema.isPattern(/^[\w-]{10,200}$/u)),
    `BOT_CHECK=${vendor} needs the key that ${vendor} gave the shop.`,
  )

export const botCheck = Config.flatMap(provider, (vendor): Config.Config<BotCheckSettings> =>
  vendor === "altcha"
    ? Config.succeed({ provider: vendor, ...botCheckConfig })
    : Config.all({
        provider: Config.succeed(vendor),
        siteKey: vendorKey("BOT_CHECK_SITE_KEY", vendor),
        secret: Config.map(vendorKey("BOT_CHECK_SECRET", vendor), (secret) => Redacted.make(secret)),
      }),
)

/** The mailbox for requests and feedback. The default is never written to: without `SMTP_URL` mails are files. */
const mailbox = setting(
  "REQUEST_MAILBOX",
  Email,
  "a mail address is needed, such as REQUEST_MAILBOX=anfragen@shop.example.",
).pipe(Config.withDefault(Email.make("anfragen@heimwerk-shop.dev")))

/** A system of the retailer that takes requests and feedback instead of the mailbox. */
const webhook = setting(
  "REQUEST_WEBHOOK_URL",
  textWhere(isWebAddress),
  "an address is needed, such as REQUEST_WEBHOOK_URL=https://crm.example/requests.",
)

/** The target of requests (docs/adr/0016). */
export const requestTarget = Config.flatMap(optional(webhook), (address): Config.Config<RequestTarget> =>
  address === undefined
    ? Config.map(mailbox, (to) => ({ mailbox: to }))
    : Config.succeed({ webhook: new URL(address).href }),
)
