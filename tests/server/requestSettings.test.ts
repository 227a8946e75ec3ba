import { assert, describe, it } from "@effect/vitest"
import { botCheck, requestTarget } from "@heimwerk/server/settings/requestSettings.ts"
import { type Environment, readSettings } from "@heimwerk/server/settings/setting.ts"
import { Effect, Redacted } from "effect"

const keys = { BOT_CHECK_SITE_KEY: "1x00000000000000000000AA", BOT_CHECK_SECRET: "1x0000000000-AA" }

const readBotCheck = (environment: Environment) => readSettings(botCheck, environment)
const readTarget = (environment: Environment) => readSettings(requestTarget, environment)

describe("readBotCheck and readTarget", () => {
  it.effect.each(["turnstile", "recaptcha"] as const)(
    "the setting BOT_CHECK=%s is read with its site key and its secret, and the secret is never printed",
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
      "BOT_CHECK_SITE_KEY is not usable: BOT_CHECK=turnstile needs the key that turnstile gave the shop.",
    ],
    [
      { BOT_CHECK: "recaptcha", BOT_CHECK_SITE_KEY: keys.BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET: "a b" },
      "BOT_CHECK_SECRET is not usable: BOT_CHECK=recaptcha needs the key that recaptcha gave the shop.",
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

  it.effect.each([
    [
      { REQUEST_MAILBOX: "nobody" },
      "REQUEST_MAILBOX is not usable: a mail address is needed, such as REQUEST_MAILBOX=anfragen@shop.example.",
    ],
    ...["crm.example", "file:///etc/passwd", "https://user:secret@crm.example"].map(
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
