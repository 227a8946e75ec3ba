import type { VerifyingVendor } from "@heimwerk/adapters/vendors/botCheck/BotVerificationVendor.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { botCheckConfig } from "@heimwerk/fixtures/forms/botCheck.ts"
import { Effect, Option, Redacted, Schema } from "effect"

import { type Environment, read, unusable } from "./environment.ts"

/** The shop's bot check: its own, or a vendor's with the shop's keys there. */
export type BotCheckSettings =
  | { readonly provider: "altcha"; readonly siteKey: string }
  | ({ readonly provider: "turnstile" | "recaptcha"; readonly siteKey: string } & VerifyingVendor)

/** What their widgets load and make, by their own words (wire contracts 4.1 and 4.2; docs/adr/0024). */
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

/** The mailbox of a shop that says nothing; by default its mails are files. */
const usualMailbox = Email.make("anfragen@heimwerk-shop.dev")

const readKey = Effect.fnUntraced(function* (environment: Environment, name: string, provider: string) {
  const text = read(environment, name)
  if (text !== undefined && /^[\w-]{10,200}$/u.test(text)) return text
  return yield* unusable(name, `BOT_CHECK=${provider} needs the key that ${provider} gave the shop.`)
})

/** Which bot check the shop has (DESIGN decision 9); `altcha`, its own, needs no key. */
export const readBotCheck = Effect.fnUntraced(function* (environment: Environment) {
  const provider = read(environment, "BOT_CHECK") ?? "altcha"
  if (provider === "altcha") return { provider, ...botCheckConfig } satisfies BotCheckSettings
  if (provider !== "turnstile" && provider !== "recaptcha")
    return yield* unusable(
      "BOT_CHECK",
      "altcha, turnstile or recaptcha is needed, such as BOT_CHECK=turnstile.",
    )
  const siteKey = yield* readKey(environment, "BOT_CHECK_SITE_KEY", provider)
  const secret = Redacted.make(yield* readKey(environment, "BOT_CHECK_SECRET", provider))
  return { provider, siteKey, secret } satisfies BotCheckSettings
})

const readMailbox = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "REQUEST_MAILBOX")
  if (text === undefined) return usualMailbox
  const mailbox = Schema.decodeOption(Email)(text)
  if (Option.isSome(mailbox)) return mailbox.value
  return yield* unusable(
    "REQUEST_MAILBOX",
    "a mail address is needed, such as REQUEST_MAILBOX=anfragen@shop.example.",
  )
})

/** Where requests go (docs/adr/0016). */
export const readRequestTarget = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "REQUEST_WEBHOOK_URL")
  if (text === undefined) return { mailbox: yield* readMailbox(environment) } satisfies RequestTarget
  const url = URL.parse(text)
  if (url !== null && /^https?:$/u.test(url.protocol) && url.username === "")
    return { webhook: url.href } satisfies RequestTarget
  return yield* unusable(
    "REQUEST_WEBHOOK_URL",
    "an address is needed, such as REQUEST_WEBHOOK_URL=https://crm.example/requests.",
  )
})
