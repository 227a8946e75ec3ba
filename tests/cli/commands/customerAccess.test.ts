import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { admit } from "@heimwerk/adapters/sql/account/failures.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Clock, Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"

import { ask, askJson } from "../support/ask.ts"
import { withRunningShop } from "../support/runningShop.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const time = String.raw`\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr`

describe("heimwerk customers show says what keeps a customer from logging in", () => {
  it.live(
    "customers show prints a registration that is not confirmed, a link for a new password, and the delay after wrong passwords",
    () =>
      withRunningShop(
        Effect.gen(function* () {
          const email = Email.make("neu@post.example")
          const registration = yield* Registration
          yield* registration.register(
            {
              salute: "Frau",
              firstName: "Nele",
              lastName: "Uhl",
              email,
              password: Redacted.make("Zwölf-Bretter-und-ein-Hammer"),
              termsAccepted: true,
            },
            "first",
          )
          const sql = yield* SqlClient.SqlClient
          const waiting = yield* ask("customers", "show", email)
          assert.deepStrictEqual([waiting.code, waiting.stderr], [0, []])
          assert.match(
            waiting.stdout,
            new RegExp(
              `^Kunde +noch kein Kundenkonto\nRegistrierung +nicht bestätigt: Link vom ${time}, gilt bis ${time}$`,
              "u",
            ),
          )
          yield* sql`update account_request set requested = requested - ${24 * 60 * 60_000}::bigint`
          assert.match((yield* ask("customers", "show", email)).stdout, /, abgelaufen seit /u)

          const known = Email.make("anna.berg@kunde.example")
          const now = yield* Clock.currentTimeMillis
          yield* Effect.repeat(
            Effect.suspend(() => admit(sql, { email: known, device: undefined }, now)),
            { times: 3 },
          )
          assert.match(
            (yield* ask("customers", "show", known)).stdout,
            /\nFalsche Passwörter +4 in Folge auf neuen Geräten$/u,
          )
          // Twelve wrong passwords in a row have a delay of more than two minutes.
          yield* sql`update login_failure set failures = 11`
          yield* admit(sql, { email: known, device: undefined }, now)
          assert.match(
            (yield* ask("customers", "show", known)).stdout,
            new RegExp(
              `\nFalsche Passwörter +12 in Folge auf neuen Geräten, der nächste Versuch geht ab ${time}$`,
              "u",
            ),
          )
          yield* sql`insert into account_request (kind, who_hash, command_key, requested, mailed, token_hash, used)
            select 'passwordReset', who_hash, 'reset', ${now}::bigint, true, 'hash', ${now}::bigint from login_failure`
          assert.match(
            (yield* ask("customers", "show", known)).stdout,
            new RegExp(`\nNeues Passwort +Link vom ${time}, benutzt\n`, "u"),
          )
          assert.deepInclude(yield* askJson("customers", "show", known), {
            access: {
              registration: null,
              passwordReset: { requested: now, isUsed: true, expires: now + 30 * 60_000 },
              wrongPasswords: 12,
              lockedUntil: now + 128_000,
            },
          })
          assert.strictEqual((yield* ask("customers", "show", "niemand@post.example")).code, 1)
        }),
      ),
  )
})
