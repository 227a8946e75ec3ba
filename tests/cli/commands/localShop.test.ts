import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { createServer as createHttpServer } from "node:http"
import { createServer } from "node:net"
import { join } from "node:path"

import { assert, describe, it } from "@effect/vitest"
import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { Surroundings } from "@heimwerk/cli/shop/profiles.ts"
import { Effect } from "effect"

import { temporaryDirectory } from "../../support/database.ts"
import { freePort } from "../../support/freePort.ts"
import { ask } from "../support/ask.ts"
import { ownDataExample } from "../support/ownData.ts"

const token = "0123456789abcdef0123456789abcdef"
const noShop =
  "Hier läuft kein Shop. Diese Daten gibt es nur in einem laufenden Shop: bitte DATA_DIR nennen, oder OPERATOR_PORT und OPERATOR_TOKEN."

/** Runs a command line in a folder without a shop. DATA_DIR is this folder unless `env` sets it. */
const askWith = Effect.fnUntraced(function* (
  env: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
) {
  const folder = yield* temporaryDirectory
  return yield* ask(...args).pipe(
    Effect.provideService(Surroundings, { env: { DATA_DIR: folder, ...env }, folder }),
  )
})

describe("the settings with which a command finds the shop of its machine", () => {
  it.effect.each([
    [
      { OPERATOR_PORT: "achtzig", OPERATOR_TOKEN: token },
      "OPERATOR_PORT ist nicht gültig. Nötig ist eine Zahl von 1 bis 65535, zum Beispiel OPERATOR_PORT=4174.",
    ],
    [
      { OPERATOR_PORT: "4174" },
      "OPERATOR_TOKEN fehlt. Mit OPERATOR_PORT ist ein Geheimnis aus 32 bis 200 Buchstaben und Ziffern nötig, zum Beispiel die Ausgabe von openssl rand -hex 32.",
    ],
  ] as const)(
    "a command for the running shop names the setting that is invalid or missing: %j",
    ([env, line]) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* askWith(env, "orders", "list"), {
          code: 1,
          stdout: "",
          stderr: [`${line} Alle Einstellungen mit ihrem Wert zeigt: heimwerk settings`],
        })
      }),
  )

  it.live(
    "if no shop listens on OPERATOR_PORT, the orders list command reports that no shop runs, and the customers export command looks for data in DATA_DIR",
    () =>
      Effect.gen(function* () {
        const port = yield* Effect.promise(freePort)
        const env = { OPERATOR_PORT: String(port), OPERATOR_TOKEN: token }
        assert.deepStrictEqual((yield* askWith(env, "orders", "list")).stderr, [noShop])
        assert.deepStrictEqual(
          (yield* askWith(env, "customers", "export", "anna.berg@kunde.example")).stderr,
          [
            "Hier gibt es keine Daten eines Shops. Bitte nenne sie mit DATA_DIR oder DATABASE_URL, wie beim Start des Shops.",
          ],
        )
      }),
  )

  it.live(
    "if DATABASE_URL is set, a command does not ask the shop that runs on the embedded database in DATA_DIR",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        const other = createServer((socket) => socket.destroy()).listen(socketPath(folder))
        yield* Effect.promise(() => once(other, "listening"))
        const env = { DATA_DIR: folder, DATABASE_URL: "postgres://127.0.0.1/shop" }
        const { stderr } = yield* askWith(env, "orders", "list")
        other.close()
        assert.deepStrictEqual(stderr, [noShop])
      }),
  )

  it.live.each([
    ["breaks the connection", undefined],
    ["reports an error", 500],
    ["sends an unreadable answer", 200],
  ] as const)("if the running shop %s, a command says that it may have been executed", ([, status]) =>
    Effect.gen(function* () {
      const folder = yield* temporaryDirectory
      const shop = createHttpServer((request, response) => {
        if (status === undefined) request.socket.destroy()
        else response.writeHead(status).end("?")
      }).listen(socketPath(folder))
      yield* Effect.promise(() => once(shop, "listening"))
      for (const args of [
        ["orders", "refund", "HW-20261122-7KQ2M9AX"],
        ["customers", "delete", "anna.berg@kunde.example", "--confirm"],
      ])
        assert.deepStrictEqual(yield* askWith({ DATA_DIR: folder }, ...args), {
          code: 1,
          stdout: "",
          stderr: [
            "Der laufende Shop hat nicht richtig geantwortet. Vielleicht hat er den Befehl trotzdem ausgeführt: bitte prüfe das, bevor du ihn wiederholst. Mehr steht in seinem Protokoll.",
          ],
        })
      shop.close()
    }),
  )

  it.live.each([404, 400])(
    "if the running shop answers %i because it is an older version, a command says so and does not blame the settings",
    (status) =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        const shop = createHttpServer((_, response) => response.writeHead(status).end()).listen(
          socketPath(folder),
        )
        yield* Effect.promise(() => once(shop, "listening"))
        assert.deepStrictEqual(yield* askWith({ DATA_DIR: folder }, "mails", "retry"), {
          code: 1,
          stdout: "",
          stderr: [
            "Der laufende Shop kennt diesen Befehl nicht; er ist wohl eine ältere Version als dieses Programm. Prüfe beide mit heimwerk doctor.",
          ],
        })
        shop.close()
      }),
  )

  it.live(
    "a backup fails if the running shop reports success and no new file appears, as with the private /tmp of systemd",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        const shop = createHttpServer((_, response) => {
          response
            .writeHead(200, { "content-type": "application/json" })
            .end(JSON.stringify({ tables: 50, rows: 1000 }))
        }).listen(socketPath(folder))
        yield* Effect.promise(() => once(shop, "listening"))
        const old = join(folder, "alt.gz")
        writeFileSync(old, "an older file that only this side sees")
        for (const file of [join(folder, "tmp/sicherung.gz"), old])
          assert.deepStrictEqual(yield* askWith({ DATA_DIR: folder }, "backup", file), {
            code: 1,
            stdout: "",
            stderr: [
              `Der Shop hat die Sicherung in seine eigene Sicht der Ordner geschrieben, und hier ist sie nicht: ${file}. Bitte wähle einen Pfad in DATA_DIR, zum Beispiel ${join(folder, "sicherung.gz")}`,
            ],
          })
        shop.close()
      }),
  )

  it.effect.each([
    [["customers", "delete", "anna.berg@kunde.example", "--confirm"]],
    [["orders", "pay", "HW-20261122-7KQ2M9AX"]],
    [["mails", "list"]],
    [["mails", "retry"]],
    [["backup", "nirgendwo/sicherung.gz"]],
    [["restore", "nirgendwo/sicherung.gz"]],
    [["data", "import", ownDataExample]],
  ] as const)(
    "the command %j refuses --origin, --profile and --data, which do not select its shop",
    ([args]) =>
      Effect.gen(function* () {
        for (const option of ["--origin=https://shop.example", "--profile=test", "--data=daten"])
          assert.deepStrictEqual(
            yield* askWith({}, ...args, option),
            {
              code: 2,
              stdout: "",
              stderr: [
                "--origin, --profile und --data gelten hier nicht; der Shop ist der von DATA_DIR oder OPERATOR_PORT.",
              ],
            },
            option,
          )
      }),
  )

  it.effect(
    "a command for the shop of its machine works with HEIMWERK_ORIGIN and with a default profile for public questions",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryDirectory
        const profiles = { default: "test", profiles: { test: { origin: "https://test.example" } } }
        writeFileSync(join(folder, "heimwerk.config.json"), JSON.stringify(profiles))
        for (const env of [{}, { HEIMWERK_ORIGIN: "https://shop.example" }]) {
          const { stderr } = yield* ask("orders", "list").pipe(
            Effect.provideService(Surroundings, { env: { DATA_DIR: folder, ...env }, folder }),
          )
          assert.deepStrictEqual(stderr, [noShop])
        }
      }),
  )
})
