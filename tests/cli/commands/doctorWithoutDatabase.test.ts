import { afterEach, assert, it, vi } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { Readiness } from "@heimwerk/server/health/Readiness.ts"
import { Draining, makeDraining } from "@heimwerk/server/http/Draining.ts"
import { Maintenance } from "@heimwerk/server/maintenance/Maintenance.ts"
import { serveOperators } from "@heimwerk/server/operator/serve.ts"
import { Effect, Layer, Logger } from "effect"
import { SqlClient } from "effect/sql"

import { smallWorldDatabase, sqlPorts, withSmallWorld } from "../../support/database.ts"
import { freePort } from "../../support/freePort.ts"
import { ask } from "../support/ask.ts"
import { readFindings } from "../support/findings.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

const detail = "PgConnection: Failed to connect"
const failed = ["write", "product"] as const
const services = Layer.mergeAll(
  Layer.sync(Draining, makeDraining),
  Layer.succeed(Maintenance, { isOn: Effect.succeed(false) }),
  Layer.succeed(Readiness, {
    probes: Effect.succeed(failed.map((name) => ({ name, isOk: false, detail }))),
  }),
)

it.live(
  "the status and doctor commands name the failed probes of a shop that has lost its database, and do not blame the token",
  () =>
    Effect.gen(function* () {
      const directory = yield* smallWorldDatabase
      vi.stubEnv("DATA_DIR", directory)
      yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const origin = `http://127.0.0.1:${yield* Effect.promise(freePort)}`
        const access = { via: "socket", path: socketPath(directory) } as const
        yield* serveOperators([access], directory, origin, Effect.void)
        // Statements fail as they do without a database.
        yield* sql`alter table outgoing_mail rename to lost_mail`
        yield* sql`alter table market rename to lost_market`

        const status = yield* ask("status", "--json")
        const problems = {
          Zustand: "error: Der Shop antwortet nicht (ECONNREFUSED).",
          Datenbank: `error: ${detail}`,
          Sortiment: `error: ${detail}`,
          "Wartende E-Mails": "warning: Nicht geprüft, der Shop gibt darüber keine Auskunft.",
          Sicherung: "warning: Nicht geprüft, der Shop gibt darüber keine Auskunft.",
        }
        assert.deepInclude(readFindings(status), { code: 1, problems })
        assert.notInclude(status.stdout, "OPERATOR_TOKEN")
        assert.notInclude(status.stdout, "Spiele die Artikel ein")
        assert.deepStrictEqual(readFindings(yield* ask("doctor", "--json")).problems, {
          ...problems,
          "Indizes (amcheck)": "error: Nicht geprüft, der Shop gibt darüber keine Auskunft.",
        })
      }).pipe(
        Effect.provide(
          services.pipe(
            Layer.provideMerge(sqlPorts),
            Layer.provideMerge(withSmallWorld(databaseIn({ directory }))),
          ),
        ),
        Effect.scoped,
      )
    }).pipe(Effect.provide(Logger.layer([]))),
)
