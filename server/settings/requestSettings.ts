import type { VerifyingVendor } from "@heimwerk/adapters/vendors/botCheck/BotVerificationVendor.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { botCheckConfig } from "@heimwerk/fixtures/forms/botCheck.ts"
import { Config, Redacted, Schema } from "effect"

import { isWebAddress, optional, requiredSetting, setting, textWhere } from "./setting.ts"

/** The bot check of the shop: its own, or a vendor's with the shop's keys. */
export type BotCheckSettings =
  | { readonly provider: "altcha"; readonly siteKey: string }
  | ({ readonly provider: "turnstile" | "recaptcha"; readonly siteKey: string } & VerifyingVendor)

/**
 * The origins from which the vendors' widgets load, according to their documentation (wire contracts 4.1 and
 * 4.2; docs/adr/0024).
 */
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

/** The target of customers' requests and feedback: a system of the retailer, or a mailbox. */
export type RequestTarget = { readonly webhook: string } | { readonly mailbox: Email }

/** The provider of the bot check for forms (DESIGN decision 9). `altcha`, the shop's own, needs no key. */
const provider = setting(
  "BOT_CHECK",
  Schema.Literals(["altcha", "turnstile", "recaptcha"]),
  "altcha, turnstile or recaptcha is needed, such as BOT_CHECK=turnstile.",
).pipe(Config.withDefault("altcha"))

/** Reads a key that the vendor of the bot check issued to the shop. */
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

/**
 * The mailbox for customers' requests and feedback. The default is an address of the demonstration, which
 * writes mails as files. A shop that sends mails (`SMTP_URL`) needs its own address; the server does not check this.
 */
const mailbox = setting(
  "REQUEST_MAILBOX",
  Email,
  "a mail address is needed, such as REQUEST_MAILBOX=anfragen@shop.example.",
).pipe(Config.withDefault(Email.make("anfragen@heimwerk-shop.dev")))

/**
 * The address of a retailer's system that receives customers' requests and feedback instead of the mailbox.
 */
const webhook = setting(
  "REQUEST_WEBHOOK_URL",
  textWhere(isWebAddress),
  "an address is needed, such as REQUEST_WEBHOOK_URL=https://crm.example/requests.",
)

/**
 * Reads the target of customers' requests: the retailer's system if its address is set, or else the mailbox
 * (docs/adr/0016).
 */
export const requestTarget = Config.flatMap(optional(webhook), (address): Config.Config<RequestTarget> =>
  address === undefined
    ? Config.map(mailbox, (to) => ({ mailbox: to }))
    : Config.succeed({ webhook: new URL(address).href }),
)
