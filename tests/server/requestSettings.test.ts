import { assert, describe, it } from "@effect/vitest"
import { botCheck, requestMailbox, requestTarget } from "@heimwerk/server/settings/requestSettings.ts"
import { type Environment, readSettings } from "@heimwerk/server/settings/setting.ts"
import { Effect, Redacted } from "effect"

const keys = { BOT_CHECK_SITE_KEY: "1x00000000000000000000AA", BOT_CHECK_SECRET: "1x0000000000-AA" }

const readBotCheck = (environment: Environment) => readSettings(botCheck, environment)
const readMailbox = (environment: Environment) => readSettings(requestMailbox, environment)
const readTarget = (environment: Environment) => readSettings(requestTarget, environment)

const mailboxProblem =
  "REQUEST_MAILBOX is not usable: a mail address is needed, with SMTP_URL one of the shop's own, such as REQUEST_MAILBOX=anfragen@shop.example."

describe("readBotCheck and readTarget", () => {
  it.effect.each(["turnstile", "recaptcha"] as const)(
    "the setting BOT_CHECK=%s is read with its site key and its secret, and the settings as JSON do not contain the secret",
    (provider) =>
      Effect.gen(function* () {
        const settings = yield* readBotCheck({ BOT_CHECK: provider, ...keys })
        assert.deepInclude(settings, { provider, siteKey: keys.BOT_CHECK_SITE_KEY })
        assert.notInclude(JSON.stringify(settings), keys.BOT_CHECK_SECRET)
        assert.strictEqual("secret" in settings ? Redacted.value(settings.secret) : "", keys.BOT_CHECK_SECRET)
      }),
  )

  it.effect.each([
    [
      { BOT_CHECK: "hcaptcha" },
      "BOT_CHECK is not usable: altcha, turnstile or recaptcha is needed, such as BOT_CHECK=turnstile.",
    ],
    [
      { BOT_CHECK: "turnstile" },
      "BOT_CHECK_SITE_KEY is not usable: BOT_CHECK=turnstile or recaptcha needs the key that the vendor gave the shop.",
    ],
    [
      { BOT_CHECK: "recaptcha", BOT_CHECK_SITE_KEY: keys.BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET: "a b" },
      "BOT_CHECK_SECRET is not usable: BOT_CHECK=turnstile or recaptcha needs the key that the vendor gave the shop.",
    ],
  ] as const)(
    "the server refuses the bot check settings %j, and its message has one line",
    ([environment, line]) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(readBotCheck(environment))).message, line)
      }),
  )

  it.effect(
    "customers' requests are sent to the default mailbox, to REQUEST_MAILBOX, or to REQUEST_WEBHOOK_URL",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual<unknown>(yield* readTarget({}), { mailbox: "anfragen@heimwerk-shop.dev" })
        assert.deepStrictEqual<unknown>(yield* readTarget({ REQUEST_MAILBOX: "post@shop.example" }), {
          mailbox: "post@shop.example",
        })
        const webhook = "https://crm.example/requests"
        assert.deepStrictEqual(yield* readTarget({ REQUEST_WEBHOOK_URL: webhook }), { webhook })
      }),
  )

  it.effect(
    "a shop with SMTP_URL sends customers' requests to the mailbox of its retailer if REQUEST_MAILBOX is not set",
    () =>
      Effect.gen(function* () {
        const own = {
          SMTP_URL: "smtp://mail.example:587",
          RETAILER_NAME: "Werk GmbH",
          RETAILER_EMAIL: "service@werk.example",
        }
        assert.deepStrictEqual<unknown>(yield* readTarget(own), { mailbox: "service@werk.example" })
        const other = { ...own, REQUEST_MAILBOX: "post@werk.example" }
        assert.deepStrictEqual<unknown>(yield* readTarget(other), { mailbox: "post@werk.example" })
        assert.include(
          (yield* Effect.flip(readTarget({ ...own, RETAILER_EMAIL: undefined }))).message,
          "RETAILER_EMAIL is not usable",
        )
      }),
  )

  it.effect(
    "withdrawals are mailed to REQUEST_MAILBOX or RETAILER_EMAIL, even if REQUEST_WEBHOOK_URL is set, and to no mailbox if the shop names none",
    () =>
      Effect.gen(function* () {
        const webhook = { SMTP_URL: "smtp://mail.example:587", REQUEST_WEBHOOK_URL: "https://crm.example" }
        const retailer = { RETAILER_NAME: "Werk GmbH", RETAILER_EMAIL: "service@werk.example" }
        const mailbox = { REQUEST_MAILBOX: "post@werk.example" }
        assert.deepStrictEqual<unknown>(
          yield* Effect.forEach(
            [mailbox, { ...webhook, ...mailbox }, { ...webhook, ...retailer }, webhook],
            readMailbox,
          ),
          ["post@werk.example", "post@werk.example", "service@werk.example", undefined],
        )
      }),
  )

  it.effect.each([
    [{ REQUEST_MAILBOX: "nobody" }, mailboxProblem],
    [{ SMTP_URL: "smtp://mail.example:587" }, mailboxProblem],
    ...[
      "crm.example",
      "file:///etc/passwd",
      "https://user:secret@crm.example",
      "https://:secret@crm.example",
    ].map(
      (address) =>
        [
          { REQUEST_WEBHOOK_URL: address },
          "REQUEST_WEBHOOK_URL is not usable: an address is needed, such as REQUEST_WEBHOOK_URL=https://crm.example/requests.",
        ] as const,
    ),
  ] as const)(
    "the server refuses the settings %j for the receiver of requests, and its message has one line and contains no secrets",
    ([environment, line]) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(readTarget(environment))).message, line)
      }),
  )
})
