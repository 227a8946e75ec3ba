import { assert, describe, it } from "@effect/vitest"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { Carriers } from "@heimwerk/core/shipping/Carriers.ts"
import { readConfig } from "@heimwerk/server/settings/config.ts"
import { Duration, Effect, Redacted } from "effect"

describe("readConfig", () => {
  it.effect(
    "the server's configuration can be read without any environment variable, because every setting has a default",
    () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* readConfig({}), {
          port: 4173,
          keepAlive: Duration.seconds(5),
          host: "127.0.0.1",
          databaseUrl: undefined,
          replicas: undefined,
          dataDir: ".data",
          maintenanceFile: ".data/maintenance",
          pictureFolder: ".data/pictures",
          publicOrigin: undefined,
          allowedOrigins: undefined,
          trustedProxies: [],
          thirdParties: true,
          environment: "local",
          loqateKey: undefined,
          services: undefined,
          consentManager: undefined,
          factFinder: undefined,
          botCheck: { provider: "altcha", siteKey: "heimwerk-vorschau" },
          formConfigFolder: ".data/forms",
          requestTarget: { mailbox: Email.make("anfragen@heimwerk-shop.dev") },
          requestMailbox: Email.make("anfragen@heimwerk-shop.dev"),
          smtp: undefined,
          accounts: { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true },
          operatorPort: undefined,
          securityContact: "mailto:sicherheit@heimwerk.example",
          warehouse: "NW",
          deliveredAfter: 5,
          stripe: undefined,
          bankAccount: { holder: "Heimwerk Baumarkt GmbH", iban: "DE89370400440532013000" },
          retailer: Retailer.defaultValue(),
          brand: { name: undefined, colour: undefined, logo: undefined, legalFolder: undefined },
          trackingLinks: Carriers.defaultValue(),
          shutdownDelay: Duration.millis(300),
          minFreeDisk: 200,
          maxWaitingRequests: 500,
          warmUp: "background",
          pageCacheSeconds: 0,
          keepsPages: true,
          createShop: false,
          collector: undefined,
          logFormat: "text",
        })
      }),
  )

  it.effect(
    "environment variables set the server's port, host, database, data folder, origins and proxies, and whether it may create a shop",
    () =>
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
        assert.deepInclude(config, {
          databaseUrl: "postgres://db/shop",
          publicOrigin: "https://shop.example",
        })
        assert.deepStrictEqual(config.allowedOrigins, ["https://app.shop.example", "http://localhost:3000"])
        assert.isTrue(config.createShop)
        assert.strictEqual(config.maintenanceFile, "/var/heimwerk/maintenance")
        assert.strictEqual(config.trustedProxies.length, 3)
      }),
  )

  it.effect.each(["301", "-1", "10s", "1.25"])(
    "the server refuses the setting SHUTDOWN_DELAY=%s, but accepts 2.5 seconds",
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

  it.effect.each(["0", "3601", "65s"])(
    "the server refuses the setting KEEP_ALIVE=%s, but accepts 65 seconds",
    (text) =>
      Effect.gen(function* () {
        assert.deepStrictEqual((yield* readConfig({ KEEP_ALIVE: "65" })).keepAlive, Duration.seconds(65))
        const { message } = yield* Effect.flip(readConfig({ KEEP_ALIVE: text }))
        assert.include(message, "KEEP_ALIVE is not usable: seconds from 1 to 3600 are needed")
      }),
  )

  it.effect.each(["3601", "-1", "30s"])(
    "the server refuses the setting PAGE_CACHE_SECONDS=%s, but accepts 30 seconds",
    (text) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* readConfig({ PAGE_CACHE_SECONDS: "30" })).pageCacheSeconds, 30)
        const { message } = yield* Effect.flip(readConfig({ PAGE_CACHE_SECONDS: text }))
        assert.include(message, "PAGE_CACHE_SECONDS is not usable: seconds from 0 to 3600 are needed")
      }),
  )

  it.effect(
    "the settings of replicas need DATABASE_URL, usable addresses and a usable maximum lag, which is 10 seconds by default",
    () =>
      Effect.gen(function* () {
        const addresses = "postgres://one/shop, postgres://two/shop"
        const settings = { DATABASE_URL: "postgres://db/shop", DATABASE_READ_URLS: addresses }
        const { replicas } = yield* readConfig(settings)
        assert.deepStrictEqual(replicas?.urls, ["postgres://one/shop", "postgres://two/shop"])
        assert.deepStrictEqual(replicas?.maxLag, Duration.seconds(10))
        const problems = [
          [{ DATABASE_READ_URLS: addresses }, "DATABASE_URL is not usable: a PostgreSQL address is needed"],
          [
            { ...settings, DATABASE_READ_URLS: "postgres://one/shop,two" },
            "DATABASE_READ_URLS is not usable",
          ],
          [{ ...settings, DATABASE_READ_MAX_LAG: "1" }, "DATABASE_READ_MAX_LAG is not usable"],
        ] as const
        for (const [environment, problem] of problems)
          assert.include((yield* Effect.flip(readConfig(environment))).message, problem)
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
    "the setting OTEL_EXPORTER_OTLP_HEADERS is read as names and values of headers, and the configuration as JSON does not contain the values",
    () =>
      Effect.gen(function* () {
        const { collector } = yield* readConfig({
          OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
          OTEL_EXPORTER_OTLP_HEADERS: "x-token=geheim%3D1, x-team=shop",
        })
        assert.strictEqual(collector?.endpoint, "http://collector:4318")
        const headers = collector === undefined ? {} : Redacted.value(collector.headers)
        assert.deepStrictEqual(headers, { "x-token": "geheim=1", "x-team": "shop" })
        assert.notInclude(JSON.stringify(collector), "geheim")
      }),
  )

  it.effect(
    "the settings LOGIN_BOT_CHECK and LOGIN_TYPES are read, and an unknown value of LOGIN_TYPES is refused",
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

  it.effect("the server accepts a MAINTENANCE_FILE outside the data directory", () =>
    Effect.gen(function* () {
      const config = yield* readConfig({ DATA_DIR: "/var/heimwerk", MAINTENANCE_FILE: "/shared/closed" })
      assert.strictEqual(config.maintenanceFile, "/shared/closed")
    }),
  )

  it.effect.each([
    "",
    "mysql://db/shop",
    "postgres://db",
    "postgres://shop:leaked/1@db:5432/shop",
    "postgres://shop:12/leaked@db:5432/shop",
    "postgres://shop:leaked#1@db:5432/shop",
    "postgres://shop:12/leaked#1@db:5432/shop",
    "postgres://shop:leaked%1@db:5432/shop",
    "postgres://shop:leaked@db:5432/shop?sslmode=on",
  ])("the server refuses '%s' as the address of its database and of a replica", (address) =>
    Effect.gen(function* () {
      const usable = "postgres://shop:a%2Fb@db:5432/shop?sslmode=require"
      assert.strictEqual((yield* readConfig({ DATABASE_URL: usable })).databaseUrl, usable)
      const { message } = yield* Effect.flip(readConfig({ DATABASE_URL: address }))
      assert.include(message, "DATABASE_URL is not usable: a PostgreSQL address is needed")
      const replicas = { DATABASE_URL: usable, DATABASE_READ_URLS: `${usable},${address}` }
      const problem = (yield* Effect.flip(readConfig(replicas))).message
      assert.include(problem, "DATABASE_READ_URLS is not usable: addresses of PostgreSQL replicas")
      assert.notInclude(message + problem, "leaked")
    }),
  )

  it.effect.each([
    ["PORT", "abc"],
    ["LOG_FORMAT", "xml"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
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
    "the server refuses the setting %s=%s, and its message has one line and contains no password",
    ([name, value]) =>
      Effect.gen(function* () {
        const { message } = yield* Effect.flip(readConfig({ [name]: value }))
        assert.match(message, new RegExp(`^${name} is not usable: [^\\n]+\\.$`, "u"))
        assert.notInclude(message, "geheim")
      }),
  )
})
