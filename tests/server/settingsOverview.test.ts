import { assert, describe, it } from "@effect/vitest"
import { readConfig } from "@heimwerk/server/settings/config.ts"
import { misspellings } from "@heimwerk/server/settings/misspellings.ts"
import { settingStates } from "@heimwerk/server/settings/overview.ts"
import { printedValue } from "@heimwerk/server/settings/printedValue.ts"
import { declaredSettings, type Environment } from "@heimwerk/server/settings/setting.ts"
import { Effect } from "effect"

/** Returns the states of the settings by name. */
const statesIn = (environment: Environment) =>
  Effect.map(settingStates(environment), (states) => new Map(states.map((state) => [state.name, state])))

/** Returns the names of the settings with a problem. */
const refusedIn = (environment: Environment) =>
  Effect.map(settingStates(environment), (states) =>
    states.flatMap(({ name, problem }) => (problem === null ? [] : [name])),
  )

describe("the overview of the settings", () => {
  it.effect(
    "the settings overview shows the default that the server uses, including a default that depends on another setting",
    () =>
      Effect.gen(function* () {
        const states = yield* statesIn({ DATA_DIR: "/var/heimwerk", PUBLIC_ORIGIN: "https://shop.example" })
        const values = ["PORT", "DATA_DIR", "MAINTENANCE_FILE", "THIRD_PARTIES", "DATABASE_URL"].map(
          (name) => states.get(name)?.value,
        )
        assert.deepStrictEqual(values, ["4173", "/var/heimwerk", "/var/heimwerk/maintenance", "off", null])
        assert.deepInclude(states.get("SHUTDOWN_DELAY"), { value: "0.3", unit: "Sekunden", isSet: false })
        assert.deepStrictEqual(yield* refusedIn({}), [])
      }),
  )

  it.effect(
    "the settings overview names every refused setting with a German remedy, and still shows the values of the other settings",
    () =>
      Effect.gen(function* () {
        const environment = {
          PORT: "x",
          LOG_FORMAT: "xml",
          SMTP_URL: "smtp://mail.example",
          STRIPE_SECRET_KEY: `sk_test_${"0".repeat(20)}`,
          BOT_CHECK: "turnstile",
          DATABASE_READ_URLS: "postgres://one/shop",
          BANK_IBAN: "DE89370400440532013000",
        }
        const states = yield* statesIn(environment)
        const refused = yield* refusedIn(environment)
        assert.sameMembers(refused, [
          "PORT",
          "LOG_FORMAT",
          "MAIL_FROM",
          "REQUEST_MAILBOX",
          "STRIPE_WEBHOOK_SECRET",
          "BOT_CHECK_SITE_KEY",
          "BOT_CHECK_SECRET",
          "DATABASE_URL",
          "BANK_HOLDER",
        ])
        assert.strictEqual(
          states.get("PORT")?.problem,
          "PORT ist nicht gültig. Nötig ist eine Zahl von 0 bis 65535, zum Beispiel PORT=4173.",
        )
        assert.strictEqual(states.get("HOST")?.value, "127.0.0.1")
      }),
  )

  it.effect(
    "the settings overview names all missing or invalid settings of a retailer, not only the first of these settings",
    () =>
      Effect.gen(function* () {
        const refused = yield* refusedIn({ RETAILER_NAME: "Werk GmbH", RETAILER_EMAIL: "service" })
        const others = ["CITY", "EMAIL", "PHONE", "REGISTER", "STREET", "VAT_ID"]
        assert.deepStrictEqual(
          refused,
          others.map((name) => `RETAILER_${name}`),
        )
      }),
  )

  it.effect.each([
    {},
    { PORT: "80.5" },
    { SMTP_URL: "smtp://mail.example", MAIL_FROM: "service@shop.example" },
    { SMTP_URL: "smtp://mail.example", MAIL_FROM: "service@shop.example", REQUEST_MAILBOX: "a@b.example" },
    { CONSENT_MANAGER: "usercentrics-v3", PUBLIC_ORIGIN: "https://shop.example" },
    { BANK_IBAN: "DE89370400440532013000", RETAILER_NAME: "Werk GmbH" },
    { OPERATOR_PORT: "4174" },
  ])(
    "the settings overview reports a problem with the settings %j exactly if the server cannot read them",
    (environment) =>
      Effect.gen(function* () {
        const starts = yield* Effect.isSuccess(readConfig(environment))
        assert.strictEqual((yield* refusedIn(environment)).length === 0, starts)
      }),
  )

  it.effect(
    "the settings overview marks a setting that the server does not read because of another setting",
    () =>
      Effect.gen(function* () {
        const states = yield* statesIn({
          THIRD_PARTIES: "on",
          PUBLIC_ORIGIN: "https://shop.example",
          STRIPE_API: "https://stripe.example",
        })
        const ignored = [...states.values()].filter(({ isIgnored }) => isIgnored).map(({ name }) => name)
        assert.deepStrictEqual(ignored, ["STRIPE_API", "THIRD_PARTIES"])
      }),
  )

  it.effect(
    "the settings overview contains no password, no token and no key, even if the value of the setting is invalid",
    () =>
      Effect.gen(function* () {
        const secret = "leaked0123456789leaked0123456789"
        const values = {
          DATABASE_URL: `postgres://shop:${secret}@db.example/shop?password=${secret}`,
          DATABASE_READ_URLS: `postgres://shop:${secret}@one/shop,postgres://shop:${secret}@two/shop`,
          SMTP_URL: `smtp://shop:${secret}@mail.example:587`,
          REQUEST_WEBHOOK_URL: `https://crm.example/${secret}?token=${secret}`,
          OTEL_EXPORTER_OTLP_ENDPOINT: `https://collector.example/${secret}`,
          OTEL_EXPORTER_OTLP_HEADERS: `x-token=${secret}`,
          FACTFINDER_LOGIN: `shop:${secret}`,
          FACTFINDER_CLIENT_ID: `X-Client-Id: ${secret}`,
          LOQATE_KEY: secret,
          BOT_CHECK_SITE_KEY: secret,
          BOT_CHECK_SECRET: secret,
          OPERATOR_PORT: secret,
          OPERATOR_TOKEN: secret,
          STRIPE_SECRET_KEY: `sk_live_${secret}`,
          STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
        }
        const states = yield* statesIn(values)
        assert.notInclude(JSON.stringify([...states.values()]), "leaked")
        assert.strictEqual(states.get("SMTP_URL")?.value, "smtp://mail.example:587")
        for (const name of Object.keys(values)) assert.isTrue(states.get(name)?.isSet, name)
        const secrets = declaredSettings().filter(({ about: { name } }) =>
          /_(?:KEY|SECRET|TOKEN|LOGIN|HEADERS)$/u.test(name),
        )
        assert.isAtLeast(secrets.length, 8)
        for (const { about } of secrets) assert.strictEqual(about.printed, "secret", about.name)
      }),
  )

  it.each(["smtp://shop:12#34@mail.example", "postgres://shop:12/34@db.example", "no address", ""])(
    "no part of the address %j is printed, because its host is unclear",
    (address) => {
      assert.isNull(printedValue({ printed: "address" }, address))
    },
  )

  it.effect(
    "the server accepts every default that is a text, and every example, as the value of its setting",
    () =>
      Effect.gen(function* () {
        for (const declared of declaredSettings()) {
          const { default: text, example, name } = declared.about
          for (const value of [typeof text === "string" ? text : undefined, example])
            if (value !== undefined) {
              const [state] = [(yield* statesIn({ [name]: value })).get(name)]
              assert.isNull(state?.problem, `${name}=${value}`)
            }
        }
      }),
  )

  it("every meaning and every remedy of a setting is one line that ends with a full stop", () => {
    for (const { about } of declaredSettings()) {
      assert.match(about.meaning, /^[A-ZÄÖÜ][^\n]+\.$/u, about.name)
      assert.match(about.needed, /^(?:Möglich|Nötig|Mit) .+\.$/u, about.name)
    }
  })
})

describe("misspelled settings", () => {
  it.each([
    ["DATABASE_URI", "DATABASE_URL"],
    ["database_url", "DATABASE_URL"],
    ["PROT", "PORT"],
    ["RETAILER_VATID", "RETAILER_VAT_ID"],
    ["SHOP_COLOUR", "SHOP_COLOR"],
  ])("the variable %s is recognized as a misspelled %s", (name, meant) => {
    assert.deepStrictEqual(misspellings({ [name]: "x" }), [{ name, meant }])
  })

  it("variables of other programs and correct settings are not treated as misspelled", () => {
    const names = [
      "HOME",
      "PATH",
      "USER",
      "PWD",
      "LANG",
      "HOSTNAME",
      "NODE_ENV",
      "HEIMWERK_ORIGIN",
      "PORT",
      "HOST",
    ]
    const others = ["MALLOC_ARENA_MAX", "OTEL_SERVICE_NAME", "POSTGRES_USER", "SHELL", "TERM", "DISPLAY"]
    assert.deepStrictEqual(
      misspellings(Object.fromEntries([...names, ...others].map((name) => [name, "x"]))),
      [],
    )
  })
})
