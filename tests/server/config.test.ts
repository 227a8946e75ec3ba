import { assert, describe, it } from "@effect/vitest"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { Carriers } from "@heimwerk/core/shipping/Carriers.ts"
import { readConfig } from "@heimwerk/server/settings/config.ts"
import { Duration, Effect, Redacted } from "effect"

describe("readConfig", () => {
  it.effect("the server starts without any environment variable, because every setting has a default", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* readConfig({}), {
        port: 4173,
        host: "127.0.0.1",
        databaseUrl: undefined,
        dataDir: ".data",
        maintenanceFile: ".data/maintenance",
        publicOrigin: undefined,
        allowedOrigins: undefined,
        trustedProxies: [],
        thirdParties: true,
        stage: "local",
        loqateKey: undefined,
        services: undefined,
        consentManager: undefined,
        factFinder: undefined,
        botCheck: { provider: "altcha", siteKey: "heimwerk-vorschau" },
        formConfigFolder: ".data/forms",
        requestTarget: { mailbox: Email.make("anfragen@heimwerk-shop.dev") },
        smtp: undefined,
        accounts: { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true },
        operatorPort: undefined,
        securityContact: "mailto:sicherheit@heimwerk.example",
        warehouse: "NW",
        stripe: undefined,
        bankAccount: { holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" },
        retailer: Retailer.defaultValue(),
        trackingLinks: Carriers.defaultValue(),
        shutdownDelay: Duration.millis(300),
        minFreeDisk: 200,
        createShop: false,
      })
    }),
  )

  it.effect("the server reads each setting from its environment variable", () =>
    Effect.gen(function* () {
      const config = yield* readConfig({
        PORT: "8080",
        HOST: "0.0.0.0",
        DATABASE_URL: "postgres://db/shop",
        DATA_DIR: "/var/heimwerk",
        PUBLIC_ORIGIN: "https://shop.example/",
        ALLOWED_ORIGINS: "https://app.shop.example/, http://localhost:3000",
        TRUSTED_PROXY: "10.0.0.0/8, 192.0.2.1, ::1",
        CREATE_SHOP: "on",
      })
      assert.deepInclude(config, { port: 8080, host: "0.0.0.0", dataDir: "/var/heimwerk" })
      assert.deepInclude(config, { databaseUrl: "postgres://db/shop", publicOrigin: "https://shop.example" })
      assert.deepStrictEqual(config.allowedOrigins, ["https://app.shop.example", "http://localhost:3000"])
      assert.isTrue(config.createShop)
      assert.strictEqual(config.maintenanceFile, "/var/heimwerk/maintenance")
      assert.strictEqual(config.trustedProxies.length, 3)
    }),
  )

  it.effect("online payments require the key and the webhook secret of a Stripe account", () =>
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

  it.effect.each(["301", "-1", "10s", "1.25"])(
    "the server refuses the setting SHUTDOWN_DELAY with %s seconds",
    (text) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(
          (yield* readConfig({ SHUTDOWN_DELAY: "2.5" })).shutdownDelay,
          Duration.seconds(2.5),
        )
        const { message } = yield* Effect.flip(readConfig({ SHUTDOWN_DELAY: text }))
        assert.include(message, "SHUTDOWN_DELAY is not usable: seconds from 0 to 300 are needed")
      }),
  )

  it.effect("the setting SECURITY_CONTACT must be a mail or https address", () =>
    Effect.gen(function* () {
      for (const contact of ["mailto:a@shop.example", "https://shop.example/melden"])
        assert.strictEqual((yield* readConfig({ SECURITY_CONTACT: contact })).securityContact, contact)
      for (const contact of ["a@shop.example", "http://shop.example", "mailto:a@b\nExpires: 2030"]) {
        const { message } = yield* Effect.flip(readConfig({ SECURITY_CONTACT: contact }))
        assert.include(message, "SECURITY_CONTACT is not usable")
      }
    }),
  )

  it.effect("the setting WAREHOUSE_STATE must be a known federal state", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* readConfig({ WAREHOUSE_STATE: "BY" })).warehouse, "BY")
      const { message } = yield* Effect.flip(readConfig({ WAREHOUSE_STATE: "Bayern" }))
      assert.include(message, "WAREHOUSE_STATE is not usable")
    }),
  )

  it.effect(
    "the settings of the bank account are refused if the IBAN is wrong or the holder is missing",
    () =>
      Effect.gen(function* () {
        const BANK_IBAN = "AT611904300234573201"
        const own = { BANK_IBAN, BANK_HOLDER: "Werk GmbH", BANK_BIC: "COBADEFFXXX" }
        assert.deepStrictEqual((yield* readConfig(own)).bankAccount, {
          holder: "Werk GmbH",
          iban: BANK_IBAN,
          bic: "COBADEFFXXX",
        })
        assert.isUndefined((yield* readConfig({ ...own, BANK_BIC: undefined })).bankAccount.bic)
        for (const [name, wrong] of [
          ["BANK_IBAN", { ...own, BANK_IBAN: "AT611904300234573202" }],
          ["BANK_HOLDER", { BANK_IBAN }],
          ["BANK_BIC", { ...own, BANK_BIC: "COBA" }],
        ] as const)
          assert.include((yield* Effect.flip(readConfig(wrong))).message, `${name} is not usable`)
      }),
  )

  it.effect(
    "the settings of retailer and carriers are read, and a retailer without an address is refused",
    () =>
      Effect.gen(function* () {
        const own = {
          RETAILER_NAME: "Werk GmbH",
          RETAILER_STREET: "Werkstraße 1",
          RETAILER_CITY: "50667 Köln",
          RETAILER_EMAIL: "service@werk.example",
          RETAILER_PHONE: "0221 1",
          RETAILER_REGISTER: "HRB 1",
          RETAILER_VAT_ID: "DE1",
        }
        const { retailer, trackingLinks } = yield* readConfig({
          ...own,
          TRACKING_LINKS: "DHL=https://dhl.example/?id={number} Bote=https://bote.example/{number}",
        })
        assert.deepInclude(retailer, { name: "Werk GmbH", city: "50667 Köln", vatId: "DE1" })
        assert.deepStrictEqual<unknown>(trackingLinks, {
          DHL: "https://dhl.example/?id={number}",
          Bote: "https://bote.example/{number}",
        })
        assert.strictEqual((yield* readConfig({})).retailer.name, "Heimwerk Baumarkt GmbH")
        for (const [name, wrong] of [
          ["RETAILER_CITY", { ...own, RETAILER_CITY: undefined }],
          ["RETAILER_EMAIL", { ...own, RETAILER_EMAIL: "service" }],
          ["TRACKING_LINKS", { TRACKING_LINKS: "DHL=http://dhl.example/{number}" }],
          ["TRACKING_LINKS", { TRACKING_LINKS: "DHL=https://dhl.example/" }],
        ] as const)
          assert.include((yield* Effect.flip(readConfig(wrong))).message, `${name} is not usable`)
      }),
  )

  it.effect(
    "the server opens a private port for operators only if the token has at least 32 characters",
    () =>
      Effect.gen(function* () {
        const { operatorPort } = yield* readConfig({ OPERATOR_PORT: "4174", OPERATOR_TOKEN: "a".repeat(32) })
        assert.deepInclude(operatorPort, { host: "127.0.0.1", port: 4174 })
        for (const OPERATOR_TOKEN of [undefined, "a".repeat(31)]) {
          const { message } = yield* Effect.flip(readConfig({ OPERATOR_PORT: "4174", OPERATOR_TOKEN }))
          assert.include(message, "OPERATOR_PORT needs a secret of 32 to 200 letters and digits")
        }
      }),
  )

  it.effect(
    "the settings LOGIN_BOT_CHECK and LOGIN_TYPES are read, and an unknown login type is refused",
    () =>
      Effect.gen(function* () {
        const { accounts } = yield* readConfig({ LOGIN_BOT_CHECK: "on", LOGIN_TYPES: "strict" })
        assert.deepStrictEqual(accounts, {
          botCheckEnabled: true,
          botCheckAtLoginType: true,
          tellsLoginType: false,
        })
        assert.strictEqual(
          (yield* Effect.flip(readConfig({ LOGIN_TYPES: "open" }))).message,
          "LOGIN_TYPES is not usable: compatible or strict is needed, such as LOGIN_TYPES=strict.",
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

  it.effect("the setting SERVICE_SCRIPTS must be JSON with https addresses", () =>
    Effect.gen(function* () {
      const services = { appId: "shop", addresses: { chatbot: "https://chat.example/bot.js" } }
      const { services: read } = yield* readConfig({ SERVICE_SCRIPTS: JSON.stringify(services) })
      assert.deepStrictEqual(read, services)
      for (const wrong of [
        "chat.example",
        '{"appId":"shop"}',
        '{"appId":"shop","addresses":{"chatbot":"http://chat.example/bot.js"}}',
        '{"appId":"shop","addresses":{"video":"video.js"}}',
      ]) {
        const { message } = yield* Effect.flip(readConfig({ SERVICE_SCRIPTS: wrong }))
        assert.match(message, /^SERVICE_SCRIPTS is not usable: addresses over https are needed, such as /u)
      }
    }),
  )

  it.effect(
    "the server reads the settings of FACT-Finder, and ENVIRONMENT determines the search channels",
    () =>
      Effect.gen(function* () {
        const { factFinder, stage } = yield* readConfig({
          FACTFINDER_URL: "https://search.example/fact-finder",
          FACTFINDER_LOGIN: "shop:ge:heim",
          FACTFINDER_CLIENT_ID: "X-Client-Id: heimwerk",
          ENVIRONMENT: "c4c.prod",
        })
        assert.strictEqual(stage, "prod")
        assert.deepStrictEqual(factFinder, {
          url: "https://search.example/fact-finder",
          stage: "prod",
          login: { user: "shop", password: Redacted.make("ge:heim") },
          clientId: { header: "X-Client-Id", value: "heimwerk" },
        })
        assert.notInclude(JSON.stringify(factFinder), "ge:heim")
      }),
  )

  it.effect("the server accepts a MAINTENANCE_FILE outside the data directory", () =>
    Effect.gen(function* () {
      const config = yield* readConfig({ DATA_DIR: "/var/heimwerk", MAINTENANCE_FILE: "/shared/closed" })
      assert.strictEqual(config.maintenanceFile, "/shared/closed")
    }),
  )

  it.effect(
    "an empty DATABASE_URL is read as an empty text, so that it does not select the embedded database",
    () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* readConfig({ DATABASE_URL: "" })).databaseUrl, "")
      }),
  )

  it.effect.each([
    ["PORT", "abc"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["PUBLIC_ORIGIN", "shop.example"],
    ["PUBLIC_ORIGIN", "ftp://shop.example"],
    ["PUBLIC_ORIGIN", "https://shop.example/path"],
    ["ALLOWED_ORIGINS", "*"],
    ["ALLOWED_ORIGINS", "https://app.shop.example,"],
    ["ALLOWED_ORIGINS", "https://app.shop.example/path"],
    ["TRUSTED_PROXY", "everybody"],
    ["TRUSTED_PROXY", "10.0.0.0/99"],
    ["FACTFINDER_URL", "shop.fact-finder.de"],
    ["FACTFINDER_URL", "https://shop:geheim@search.example/"],
    ["FACTFINDER_LOGIN", "shop"],
    ["FACTFINDER_CLIENT_ID", "heimwerk"],
    ["FACTFINDER_CLIENT_ID", "X-Client-Id: a\r\nCookie: b"],
    ["ENVIRONMENT", "production"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtp://kunde:geheim@mail.example/x"],
  ] as const)(
    "the server refuses the setting %s=%s with a message of one line that does not contain the value",
    ([name, value]) =>
      Effect.gen(function* () {
        const { message } = yield* Effect.flip(readConfig({ [name]: value }))
        assert.match(message, new RegExp(`^${name} is not usable: [^\\n]+\\.$`, "u"))
        assert.notInclude(message, "geheim")
      }),
  )

  it.effect("the server reads SMTP_URL and MAIL_FROM, and never prints the password", () =>
    Effect.gen(function* () {
      const url = "smtps://shop:geheim@mail.example"
      const config = yield* readConfig({ SMTP_URL: url, MAIL_FROM: "Heimwerk <service@shop.example>" })
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
  ])("the server refuses SMTP_URL with MAIL_FROM=%j with a message of one line", (sender) =>
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
