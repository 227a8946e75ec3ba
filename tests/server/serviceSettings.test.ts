import { assert, describe, it } from "@effect/vitest"
import { readConfig } from "@heimwerk/server/settings/config.ts"
import { Effect, Redacted } from "effect"

describe("settings of the services that the shop calls", () => {
  it.effect(
    "online payments require a secret key and a webhook secret of Stripe, and a usable address of its API",
    () =>
      Effect.gen(function* () {
        const key = { STRIPE_SECRET_KEY: "sk_test_0123456789abcdef" }
        const { stripe } = yield* readConfig({ ...key, STRIPE_WEBHOOK_SECRET: "whsec_0123456789" })
        assert.deepInclude(stripe, { api: "https://api.stripe.com", pages: "https://checkout.stripe.com" })
        assert.strictEqual(stripe && Redacted.value(stripe.secretKey), key.STRIPE_SECRET_KEY)
        for (const [environment, name] of [
          [key, "STRIPE_WEBHOOK_SECRET"],
          [{ STRIPE_SECRET_KEY: "pk_test_0123456789abcdef" }, "STRIPE_SECRET_KEY"],
          [{ ...key, STRIPE_WEBHOOK_SECRET: "whsec_0123456789", STRIPE_API: "api.stripe.com" }, "STRIPE_API"],
        ] as const)
          assert.match(
            (yield* Effect.flip(readConfig(environment))).message,
            new RegExp(`^${name} is not usable`, "u"),
          )
      }),
  )

  it.effect("the setting LOQATE_KEY must have the format of Loqate's keys", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        (yield* readConfig({ LOQATE_KEY: "AB12-CD34-EF56-GH78" })).loqateKey,
        "AB12-CD34-EF56-GH78",
      )
      const { message } = yield* Effect.flip(readConfig({ LOQATE_KEY: "secret" }))
      assert.strictEqual(
        message,
        "LOQATE_KEY is not usable: a key of Loqate is needed, such as LOQATE_KEY=AB12-CD34-EF56-GH78.",
      )
    }),
  )

  it.effect(
    "the setting SERVICE_SCRIPTS must be JSON with https addresses, and with https or wss origins of services that have an address",
    () =>
      Effect.gen(function* () {
        const services = { appId: "shop", addresses: { chatbot: "https://chat.example/bot.js" } }
        const chatbot = ["https://api.chat.example", "wss://api.chat.example:8443", "https://*.cdn.example"]
        for (const valid of [services, { ...services, origins: { chatbot } }, { ...services, origins: {} }])
          assert.deepStrictEqual(
            (yield* readConfig({ SERVICE_SCRIPTS: JSON.stringify(valid) })).services,
            valid,
          )
        const withOrigins = (origins: unknown) => JSON.stringify({ ...services, origins })
        for (const wrong of [
          "chat.example",
          '{"appId":"shop"}',
          '{"appId":"shop","addresses":{"chatbot":"http://chat.example/bot.js"}}',
          '{"appId":"shop","addresses":{"video":"video.js"}}',
          withOrigins("https://api.chat.example"),
          withOrigins({ chatbot: "https://api.chat.example" }),
          withOrigins({ video: ["https://api.video.example"] }),
          withOrigins({ chat: ["https://api.chat.example"] }),
          ...[
            "http://api.chat.example",
            "https://api.chat.example/v1",
            "https://api.chat.example; script-src *",
            "https://api.chat.example:99999",
            "https://*.example",
            "https://*",
            "*",
            "'self'",
            "",
          ].map((origin) => withOrigins({ chatbot: [origin] })),
        ]) {
          const { message } = yield* Effect.flip(readConfig({ SERVICE_SCRIPTS: wrong }))
          assert.match(message, /^SERVICE_SCRIPTS is not usable: addresses over https are needed, /u, wrong)
        }
      }),
  )

  it.effect(
    "the server reads the environment, and the settings of FACT-Finder with the stage of the environment",
    () =>
      Effect.gen(function* () {
        const { environment, factFinder } = yield* readConfig({
          FACTFINDER_URL: "https://search.example/fact-finder",
          FACTFINDER_LOGIN: "shop:ge:heim",
          FACTFINDER_CLIENT_ID: "X-Client-Id: heimwerk",
          ENVIRONMENT: "c4c.prod",
        })
        assert.strictEqual(environment, "c4c.prod")
        assert.deepStrictEqual(factFinder, {
          url: "https://search.example/fact-finder",
          stage: "prod",
          login: { user: "shop", password: Redacted.make("ge:heim") },
          clientId: { header: "X-Client-Id", value: "heimwerk" },
        })
        assert.notInclude(JSON.stringify(factFinder), "ge:heim")
      }),
  )

  it.effect(
    "the server reads SMTP_URL and MAIL_FROM, and the configuration as JSON does not contain the password",
    () =>
      Effect.gen(function* () {
        const url = "smtps://shop:geheim@mail.example"
        const config = yield* readConfig({
          SMTP_URL: url,
          MAIL_FROM: "Heimwerk <service@shop.example>",
          REQUEST_MAILBOX: "anfragen@shop.example",
        })
        assert.strictEqual(config.smtp?.from, "Heimwerk <service@shop.example>")
        assert.strictEqual(config.smtp === undefined ? "" : Redacted.value(config.smtp.url), url)
        assert.notInclude(JSON.stringify(config), "geheim")
      }),
  )

  it.effect.each([
    undefined,
    "Heimwerk",
    "service@shop",
    "Heimwerk <service@shop.example",
    "service@shop.example>",
    "Heimwerk <service@shop.example>\r\nBcc: alle@shop.example",
  ])("if SMTP_URL is set, the server refuses MAIL_FROM=%j, and its message has one line", (sender) =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(
        readConfig({
          SMTP_URL: "smtp://127.0.0.1:25",
          ...(sender === undefined ? {} : { MAIL_FROM: sender }),
        }),
      )
      assert.match(message, /^MAIL_FROM is not usable: [^\n]+\.$/u)
    }),
  )
})
