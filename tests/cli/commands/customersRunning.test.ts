import { statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { layer as databaseIn } from "@heimwerk/adapters/sql/database.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { serveOperators } from "@heimwerk/server/operator/serve.ts"
import type { OperatorAccess } from "@heimwerk/server/settings/operatorSettings.ts"
import { Effect, Layer, Logger, Redacted } from "effect"

import { canaries, deletedCanaries, filesWith, leaveMail, plant, recordsIn } from "../../support/canary.ts"
import { smallWorldDatabase, sqlPorts, withSmallWorld } from "../../support/database.ts"
import { dump } from "../../support/dump.ts"
import { freePort } from "../../support/freePort.ts"
import { ask } from "../support/ask.ts"
import { operatorServices } from "../support/operatorServices.ts"
import { isLong } from "../../support/size.ts"

const canary = Email.make("kanarienvogel@post.example")
const token = "0123456789abcdef0123456789abcdef"

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Runs an effect while a shop with one person's data answers operators. */
const whileRunning = <A, E, R>(
  directory: string,
  accesses: ReadonlyArray<OperatorAccess>,
  work: Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    yield* plant(canary, directory)
    yield* leaveMail(canary)
    yield* serveOperators(accesses, directory, "https://shop.example", Effect.void)
    return yield* work
  }).pipe(
    Effect.provide(
      operatorServices.pipe(
        Layer.provideMerge(sqlPorts),
        Layer.provideMerge(withSmallWorld(databaseIn({ directory }))),
      ),
    ),
    Effect.scoped,
  )

describe("heimwerk customers on a running shop", () => {
  it.live(
    "over the private socket, the running shop exports and deletes a person's data, and logs both actions without the e-mail address",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        vi.stubEnv("DATA_DIR", directory)
        const path = socketPath(directory)
        writeFileSync(path, "left behind by a killed shop")
        const lines: Array<string> = []
        yield* whileRunning(
          directory,
          [{ via: "socket", path }],
          Effect.gen(function* () {
            assert.strictEqual(statSync(path).mode & 0o777, 0o600)
            const answer = yield* ask("customers", "export", canary)
            assert.deepStrictEqual([answer.code, answer.stderr], [0, []])
            for (const one of canaries) assert.include(answer.stdout, one)
            const verbose = yield* ask("customers", "export", canary, "--verbose")
            assert.match(
              verbose.stderr.join("\n"),
              /^POST http:\/\/operator\/customers\/export: 200, \d+ ms, Trace [\da-f]{32}$/u,
            )
            const deleted = yield* ask("customers", "delete", canary, "--confirm")
            assert.deepStrictEqual([deleted.code, deleted.stderr], [0, []])
            assert.match(
              deleted.stdout,
              /^Gelöscht: \d+ Einträge .+\nAufbewahrt, .+: 1 Bestellung und 1 Widerruf\.$/u,
            )
            assert.deepStrictEqual(recordsIn(yield* dump), ["order", "withdrawal"])
          }),
        ).pipe(
          Effect.provide(Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])),
        )
        assert.deepStrictEqual(filesWith(join(directory, "pglite"), deletedCanaries), [])
        const uses = lines.filter((line) => line.includes("operator=socket"))
        assert.match(uses.join("\n"), /POST \/customers\/export 200.*\n.*POST \/customers\/delete 200/u)
        assert.notInclude(lines.join("\n"), "kanarienvogel")
      }),
  )

  it.live.runIf(isLong)(
    "over the private port, the running shop exports a person's data only with the operator's token",
    () =>
      Effect.gen(function* () {
        const directory = yield* smallWorldDatabase
        const port = yield* Effect.promise(freePort)
        vi.stubEnv("DATA_DIR", directory)
        vi.stubEnv("OPERATOR_PORT", String(port))
        const access = {
          via: "port",
          host: "127.0.0.1",
          port,
          token: Redacted.make(token),
        } as const
        yield* whileRunning(
          directory,
          [access],
          Effect.gen(function* () {
            vi.stubEnv("OPERATOR_TOKEN", token)
            assert.include((yield* ask("customers", "export", canary)).stdout, "Zebrafink")
            vi.stubEnv("OPERATOR_TOKEN", token.replace("0", "1"))
            assert.deepInclude(yield* ask("customers", "export", canary), {
              code: 1,
              stdout: "",
              stderr: [
                "Der laufende Shop hat diesen Befehl nicht ausgeführt. Bitte prüfe OPERATOR_PORT und OPERATOR_TOKEN und sein Protokoll.",
              ],
            })
            const refused = yield* ask("customers", "export", canary, "--verbose")
            assert.match(
              refused.stderr[0] ?? "",
              /^POST http:\/\/127\.0\.0\.1:\d+\/customers\/export: 401, \d+ ms, Trace [\da-f]{32}$/u,
            )
            const address = `http://127.0.0.1:${port}/customers/export`
            const bare = yield* Effect.promise(() => fetch(address, { method: "POST" }))
            assert.deepStrictEqual([bare.status, bare.headers.get("www-authenticate")], [401, "Bearer"])
          }),
        )
      }),
  )
})
