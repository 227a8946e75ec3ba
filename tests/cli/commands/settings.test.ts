import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, assert, describe, it } from "@effect/vitest"
import { ScreenWidth } from "@heimwerk/cli/output/screen.ts"
import { Surroundings } from "@heimwerk/cli/shop/profiles.ts"
import { Effect } from "effect"

import { ask } from "../support/ask.ts"

const folder = mkdtempSync(join(tmpdir(), "heimwerk-settings-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `heimwerk settings` with environment variables. */
const settings = (env: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  ask("settings", ...args).pipe(Effect.provideService(Surroundings, { env, folder }))

/** Returns the row of a setting as CSV. */
const row = (env: Readonly<Record<string, string>>, name: string, ...args: ReadonlyArray<string>) =>
  Effect.map(settings(env, "--csv", "--fields", "name,value,source,unit,default", ...args), ({ stdout }) =>
    stdout.split(/\r?\n/u).find((line) => line.startsWith(`${name},`)),
  )

describe("heimwerk settings", () => {
  it.effect.each(["--data", "--origin", "--profile"])(
    "the settings command refuses %s, because it reads the settings on this machine",
    (option) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* settings({}, option, "daten"), {
          code: 2,
          stdout: "",
          stderr: [
            "--origin, --profile und --data gelten hier nicht: dieser Befehl liest die Einstellungen auf diesem Rechner.",
          ],
        })
      }),
  )

  it.effect(
    "the settings command prints a table with value, source, default and meaning of each setting",
    () =>
      Effect.gen(function* () {
        const { code, stderr, stdout } = yield* settings({ PORT: "8080" })
        assert.deepStrictEqual([code, stderr], [0, []])
        const [heading = "", ...rows] = stdout.split("\n")
        assert.match(heading, /^Variable +Wert +Quelle +Standard +Bedeutung$/u)
        assert.isAbove(rows.length, 50)
        assert.match(
          rows.find((line) => line.startsWith("PORT ")) ?? "",
          /^PORT +8080 +Umgebung +4173 +Auf diesem Port lauscht der Server; 0 wählt einen freien Port\.$/u,
        )
        assert.match(stdout, /^SHUTDOWN_DELAY +0\.3 Sekunden +Standard +0\.3 /mu)
      }),
  )

  it.effect(
    "the settings command names refused settings without their values, prints valid settings and ends with code 1",
    () =>
      Effect.gen(function* () {
        const { code, stdout } = yield* settings({
          PORT: "achtzig",
          SMTP_URL: "smtp://a:leaked@mail.example",
        })
        assert.strictEqual(code, 1)
        assert.match(stdout, /^PORT +ungültig +Umgebung/mu)
        assert.match(stdout, /^MAIL_FROM +fehlt +Standard/mu)
        assert.include(stdout, "- MAIL_FROM fehlt. Mit SMTP_URL ist ein Absender nötig, ")
        assert.match(stdout, /^HOST +127\.0\.0\.1 +Standard/mu)
        assert.include(
          stdout,
          "- PORT ist nicht gültig. Nötig ist eine Zahl von 0 bis 65535, zum Beispiel PORT=4173.",
        )
        assert.notInclude(stdout, "leaked")
        assert.notInclude(stdout, "achtzig")
      }),
  )

  it.effect.each(["", "mysql://db/shop", "postgres://shop:leaked/1@db:5432/shop"])(
    "the settings command refuses the DATABASE_URL '%s', as the server does",
    (address) =>
      Effect.gen(function* () {
        const { code, stdout } = yield* settings({ DATABASE_URL: address })
        assert.strictEqual(code, 1)
        assert.match(stdout, /^DATABASE_URL +ungültig +Umgebung/mu)
        assert.include(
          stdout,
          "- DATABASE_URL ist nicht gültig. Nötig ist die Adresse einer PostgreSQL-Datenbank, ",
        )
        assert.notInclude(stdout, "leaked")
      }),
  )

  it.effect("the settings command prints only whether a secret is set", () =>
    Effect.gen(function* () {
      const token = "0123456789abcdef0123456789abcdef"
      const { code, stdout } = yield* settings({ OPERATOR_PORT: "4174", OPERATOR_TOKEN: token })
      assert.strictEqual(code, 0)
      assert.match(stdout, /^OPERATOR_TOKEN +gesetzt +Umgebung/mu)
      assert.match(stdout, /^STRIPE_SECRET_KEY +nicht gesetzt +Standard/mu)
      assert.notInclude(stdout, token)
    }),
  )

  it.effect(
    "the settings command reports an unknown variable, and suggests the setting with the most similar name",
    () =>
      Effect.gen(function* () {
        const { code, stderr, stdout } = yield* settings({ DATABASE_URI: "postgres://db/shop" }, "--json")
        assert.strictEqual(code, 0)
        assert.deepStrictEqual(stderr, [
          "Die Einstellung DATABASE_URI gibt es nicht. Meintest du DATABASE_URL?",
        ])
        assert.deepInclude(JSON.parse(stdout), {
          misspellings: [{ name: "DATABASE_URI", meant: "DATABASE_URL" }],
        })
      }),
  )

  it.effect("the settings command says that STRIPE_API has no effect without STRIPE_SECRET_KEY", () =>
    Effect.gen(function* () {
      const { stdout } = yield* settings({ STRIPE_API: "https://stripe.example" })
      assert.match(stdout, /^STRIPE_API +https:\/\/stripe\.example +Umgebung, ohne Wirkung/mu)
    }),
  )

  it.effect(
    "the settings command reads a file of settings, whose values take precedence over environment variables",
    () =>
      Effect.gen(function* () {
        const file = ["# Shop", "", "PORT=8081", "; alt", "SHOP_NAME='Holz & Hof'", "SHOP_COLOR=#7a1f2b"]
        writeFileSync(join(folder, "settings"), file.join("\n"))
        const env = { PORT: "8080", LOG_FORMAT: "json" }
        const option = ["--file", "settings"]
        assert.strictEqual(yield* row(env, "PORT", ...option), "PORT,8081,file,,4173")
        assert.strictEqual(yield* row(env, "LOG_FORMAT", ...option), "LOG_FORMAT,json,environment,,text")
        assert.strictEqual(yield* row(env, "SHOP_NAME", ...option), "SHOP_NAME,Holz & Hof,file,,Heimwerk")
        assert.match((yield* row(env, "SHOP_COLOR", ...option)) ?? "", /^SHOP_COLOR,#7a1f2b,file,/u)
        assert.strictEqual(yield* row(env, "MIN_FREE_DISK"), "MIN_FREE_DISK,200,default,MB,200")
      }),
  )

  it.effect(
    "the settings command refuses a file with a line that is no setting, and does not print that line",
    () =>
      Effect.gen(function* () {
        writeFileSync(join(folder, "broken"), "PORT=8081\nexport geheim\n")
        assert.deepStrictEqual(yield* settings({}, "--file", "broken"), {
          code: 1,
          stdout: "",
          stderr: ["Zeile 2 von „broken“ ist kein NAME=Wert."],
        })
      }),
  )

  it.effect(
    "the settings command prints a list with the full meaning of each setting on a narrow screen",
    () =>
      Effect.gen(function* () {
        const { stdout } = yield* Effect.provideService(settings({}), ScreenWidth, 80)
        assert.include(
          stdout,
          "PORT: 4173 (Standard)\n  Auf diesem Port lauscht der Server; 0 wählt einen freien Port. Standard: 4173.",
        )
      }),
  )
})
