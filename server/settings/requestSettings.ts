import type { VerifyingVendor } from "@heimwerk/adapters/vendors/botCheck/BotVerificationVendor.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { botCheckConfig } from "@heimwerk/fixtures/forms/botCheck.ts"
import { Config, Redacted, Schema } from "effect"

import { smtpUrl } from "./outsideServices.ts"
import { retailerEmail } from "./retailer.ts"
import { isWebAddress, optional, refuse, required, setting, textWhere } from "./setting.ts"

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

/** The provider of the bot check for forms (ADR 0016). `altcha`, the shop's own, needs no key. */
const provider = setting({
  name: "BOT_CHECK",
  meaning: "Dieser Anbieter prüft, ob ein Mensch ein Formular sendet.",
  manual: "bot check of the forms: `altcha` (self-hosted), `turnstile` or `recaptcha`",
  default: "altcha",
  schema: Schema.Literals(["altcha", "turnstile", "recaptcha"]),
  wanted: "altcha, turnstile or recaptcha is needed, such as BOT_CHECK=turnstile.",
  needed: "Möglich ist altcha, turnstile oder recaptcha, zum Beispiel BOT_CHECK=turnstile.",
})

/** A key that the vendor of the bot check issued to the shop. */
const vendorKey = {
  printed: "secret",
  schema: Schema.String.check(Schema.isPattern(/^[\w-]{10,200}$/u)),
  wanted: "BOT_CHECK=turnstile or recaptcha needs the key that the vendor gave the shop.",
  needed: "Mit BOT_CHECK=turnstile oder recaptcha ist der Schlüssel nötig, den der Anbieter dem Shop gab.",
  example: "0".repeat(10),
} as const

const siteKey = setting({
  name: "BOT_CHECK_SITE_KEY",
  meaning: "Diesen öffentlichen Schlüssel gab der Anbieter der Bot-Prüfung dem Shop.",
  manual: "the shop's public key from the vendor of the bot check",
  ...vendorKey,
})

const secret = setting({
  name: "BOT_CHECK_SECRET",
  meaning: "Diesen geheimen Schlüssel gab der Anbieter der Bot-Prüfung dem Shop.",
  manual: "the shop's secret key from the vendor of the bot check",
  ...vendorKey,
})

export const botCheck = Config.flatMap(provider, (vendor): Config.Config<BotCheckSettings> =>
  vendor === "altcha"
    ? Config.succeed({ provider: vendor, ...botCheckConfig })
    : Config.all({
        provider: Config.succeed(vendor),
        siteKey: required(siteKey),
        secret: Config.map(required(secret), (text) => Redacted.make(text)),
      }),
)

const mailboxRule = {
  name: "REQUEST_MAILBOX",
  wanted:
    "a mail address is needed, with SMTP_URL one of the shop's own, such as REQUEST_MAILBOX=anfragen@shop.example.",
  needed:
    "Nötig ist eine E-Mail-Adresse, mit SMTP_URL eine eigene des Shops, zum Beispiel REQUEST_MAILBOX=anfragen@shop.example.",
}

/**
 * The default mailbox: the retailer's address, or an address of the demonstration. Nobody reads the demonstration's
 * address, so a shop that sends mails (`SMTP_URL`) must not use it (ADR 0092).
 */
const defaultMailbox = Config.flatMap(retailerEmail, (email) =>
  email === undefined
    ? Config.flatMap(smtpUrl, (server) =>
        server === undefined ? Config.succeed("anfragen@heimwerk-shop.dev") : refuse(mailboxRule),
      )
    : Config.succeed(email),
)

const mailbox = setting({
  ...mailboxRule,
  meaning: "An dieses Postfach gehen Anfragen, Rückmeldungen und Widerrufe von Kunden.",
  manual:
    "mailbox for requests, feedback and withdrawals of customers, through the outbox; required with `SMTP_URL` if neither `RETAILER_EMAIL` nor `REQUEST_WEBHOOK_URL` is set",
  default: defaultMailbox,
  defaultText: {
    de: "RETAILER_EMAIL, sonst das der Demonstration",
    en: "`RETAILER_EMAIL`, else the demonstration's",
  },
  schema: Email,
  example: "anfragen@shop.example",
})

/**
 * The address of a retailer's system that receives customers' requests and feedback instead of the mailbox.
 */
const webhook = setting({
  name: "REQUEST_WEBHOOK_URL",
  meaning: "An diese Adresse sendet der Shop Anfragen und Rückmeldungen statt an ein Postfach.",
  manual:
    "requests and feedback are posted to this address instead, at least once each, with the id as `Idempotency-Key`",
  printed: "address",
  schema: textWhere(isWebAddress),
  wanted: "an address is needed, such as REQUEST_WEBHOOK_URL=https://crm.example/requests.",
  needed: "Nötig ist eine Adresse, zum Beispiel REQUEST_WEBHOOK_URL=https://crm.example/requests.",
})

/**
 * Reads the target of customers' requests: the retailer's system if its address is set, or else the mailbox
 * (docs/adr/0016).
 */
export const requestTarget = Config.flatMap(optional(webhook), (address): Config.Config<RequestTarget> =>
  address === undefined
    ? Config.map(mailbox, (to) => ({ mailbox: to }))
    : Config.succeed({ webhook: new URL(address).href }),
)

/**
 * Reads the mailbox for withdrawals. A withdrawal is mailed even if a system of the retailer receives the requests,
 * because such a system knows only the forms of requests and of feedback. `undefined` if a shop with such a system
 * names no mailbox.
 */
export const requestMailbox = Config.flatMap(
  optional(webhook),
  (address): Config.Config<Email | undefined> =>
    address === undefined ? mailbox : Config.orElse(mailbox, () => Config.succeed(undefined)),
)
