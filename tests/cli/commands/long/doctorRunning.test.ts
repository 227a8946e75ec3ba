import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import * as readinessSql from "@heimwerk/server/health/readinessSql.ts"
import { Draining, makeDraining } from "@heimwerk/server/http/Draining.ts"
import { Maintenance } from "@heimwerk/server/maintenance/Maintenance.ts"
import { serveOperators } from "@heimwerk/server/operator/serve.ts"
import { Clock, Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"

import { smallWorldDatabase, sqlPorts, withSmallWorld } from "../../../support/database.ts"
import { freePort } from "../../../support/freePort.ts"
import { ask } from "../../support/ask.ts"
import { readFindings } from "../../support/findings.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const token = "0123456789abcdef0123456789abcdef"
const day = 86_400_000
/** More space in MB than any disk has. */
const tooMuchSpace = 1_000_000_000

/**
 * Runs `heimwerk doctor` on the machine of the shop and returns its findings. Nothing listens at the shop's
 * address for visitors.
 */
const examine = Effect.map(ask("doctor", "--json"), readFindings)

describe("heimwerk doctor beside a running shop", () => {
  it.live(
    "the doctor command finds a full disk, waiting mails, old backups, damaged indexes, unreadable rows and a wrong token",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        const port = yield* Effect.promise(freePort)
        vi.stubEnv("DATA_DIR", directory)
        const readiness = readinessSql.layer(directory, tooMuchSpace)
        const services = Layer.mergeAll(
          Layer.sync(Draining, makeDraining),
          Layer.succeed(Maintenance, { isOn: Effect.succeed(false) }),
          readiness,
        )
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const origin = `http://127.0.0.1:${yield* Effect.promise(freePort)}`
          yield* serveOperators(
            [
              { via: "socket", path: socketPath(directory) },
              { via: "port", host: "127.0.0.1", port, token: Redacted.make(token) },
            ],
            directory,
            origin,
            Effect.void,
          )
          const sound = yield* examine
          assert.includeMembers(sound.checks, ["Datenbank", "Sortiment", "Wartende E-Mails", "Datensätze"])
          assert.deepStrictEqual(Object.keys(sound.problems), ["Zustand", "Speicherplatz", "Sicherung"])
          assert.match(
            sound.problems["Speicherplatz"] ?? "",
            /^error: \d+ MB sind frei, 1000000000 MB sind nötig\.$/u,
          )
          assert.strictEqual(sound.problems["Sicherung"], "warning: Es gibt noch keine Sicherung.")

          assert.strictEqual((yield* ask("backup", join(directory, "s.gz"))).code, 0)
          assert.notProperty((yield* examine).problems, "Sicherung")
          const now = yield* Clock.currentTimeMillis
          yield* sql`update backup_made set made = ${now - 8 * day}::bigint`
          yield* sql`
            insert into outgoing_mail (id, recipient, subject, body, due, tries)
            values ('m', 'anna.berg@kunde.example', 'Hallo', 'Hallo', ${now - day}::bigint, 1)`
          yield* sql`update pg_index set indisready = false where indexrelid = 'basket_pkey'::regclass`
          yield* sql`insert into basket (visitor_id, id, version, changed) values ('v', 'b', 1, 0)`
          yield* sql`update pg_index set indisready = true where indexrelid = 'basket_pkey'::regclass`
          yield* sql`update market set data = data - 'name' where id = '520'`
          yield* sql`update article_page set detail = '{}' where article_id = '1000001'`
          const { code, problems } = yield* examine
          assert.strictEqual(code, 1)
          assert.deepInclude(problems, {
            Sicherung: "error: Die letzte ist 8 Tage alt.",
            "Wartende E-Mails": "error: 1 E-Mail wartet, die älteste seit mindestens 1 Tag.",
            Datensätze: "error: Nicht lesbar und im Shop ausgelassen: Märkte: 520. Artikel: 1000001.",
          })
          assert.match(problems["Indizes (amcheck)"] ?? "", /^error: Beschädigt: .*"basket_pkey"/u)
          const extensions = yield* sql`select 1 as found from pg_extension where extname = 'amcheck'`
          assert.lengthOf(extensions, 0)

          vi.stubEnv("DATA_DIR", join(directory, "anderswo"))
          vi.stubEnv("OPERATOR_PORT", String(port))
          vi.stubEnv("OPERATOR_TOKEN", token.replace("0", "1"))
          assert.deepInclude((yield* examine).problems, {
            "Private Auskunft": "error: Der laufende Shop gibt keine private Auskunft.",
          })
          vi.stubEnv("OPERATOR_TOKEN", token)
          assert.property((yield* examine).problems, "Datensätze")
        }).pipe(
          Effect.provide(
            services.pipe(
              Layer.provideMerge(sqlPorts),
              Layer.provideMerge(withSmallWorld(databaseIn({ directory }))),
            ),
          ),
          Effect.scoped,
        )
      }),
  )
})
