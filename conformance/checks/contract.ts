import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { type Backend, command, expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { type Operation, operations } from "../suite/operations.ts"

const { basket, botCheck, health, markets, places, search, suggest } = ShopApi.groups

/** Values of all parameters that a path of the contract can have. No record has them. */
const params = { id: "0", token: "0", form: "login" }

/** Maximum size of a request body is 64 KiB (quality T-I2). */
const tooLarge = "x".repeat(70_000)

const changes = operations.filter(({ method }) => method !== "GET")

const forEachOf = (
  list: ReadonlyArray<Operation>,
  check: (operation: Operation) => Effect.Effect<ReadonlyArray<string>, unknown>,
) => Effect.map(Effect.forEach(list, check, { concurrency: 4 }), (findings) => findings.flat())

const isCommand = (method: string): method is "POST" | "PUT" | "DELETE" =>
  method === "POST" || method === "PUT" || method === "DELETE"

/** Sends the operation as a page of the shop would, with this body. */
const sendBody = (
  backend: Backend,
  { contentType, method, path }: Operation,
  body: string,
  type = contentType,
) =>
  isCommand(method)
    ? command(backend, backend, {
        method,
        path: pathOf(backend, { path }, params),
        body,
        headers: { "content-type": type },
      })
    : Effect.die(new Error(`${method} is no command`))

/** Checks of rules that hold for many requests of the contract. */
export const contractChecks: ReadonlyArray<Check> = [
  {
    id: "contract.health",
    title: "Der Shop ist erreichbar und bereit.",
    rule: "docs/operations.md",
    run: Effect.fnUntraced(function* ({ calls }) {
      yield* calls.health.live()
      const { status } = yield* calls.health.ready()
      return unless(status === "ok", `Der Zustand ist ${status}.`)
    }),
  },
  {
    id: "contract.brand",
    title: "Eine andere Marke im Pfad ist 404.",
    rule: "DESIGN decision 26",
    run: (backend) =>
      forEachOf(
        operations.filter(({ method, path }) => method === "GET" && path.includes(":brand")),
        (operation) =>
          Effect.map(
            backend.send({
              method: "GET",
              path: pathOf(backend, operation, { ...params, brand: "anderswerk" }),
            }),
            (answer) => expectStatus(answer, 404, "mit anderer Marke"),
          ),
      ),
  },
  {
    id: "contract.etag",
    title: "Wer den Inhalt einer Antwort mit ETag schon hat, bekommt 304 ohne Inhalt.",
    rule: "RFC 9110, 13.1.2",
    run: (backend) => {
      const paths = [
        pathOf(backend, markets.endpoints.list),
        `${pathOf(backend, places.endpoints.search)}?query=10`,
        pathOf(backend, search.endpoints.navigation),
        `${pathOf(backend, suggest.endpoints.suggest)}?query=a`,
      ]
      return Effect.gen(function* () {
        const findings = yield* Effect.forEach(paths, (path) =>
          Effect.gen(function* () {
            const { headers } = yield* backend.send({ method: "GET", path })
            const { etag } = headers
            if (etag === undefined) return []
            const again = yield* backend.send({ method: "GET", path, headers: { "if-none-match": etag } })
            return expectStatus(again, 304, "mit If-None-Match")
          }),
        )
        return findings.flat()
      })
    },
  },
  {
    id: "contract.unknown",
    title: "Ein Pfad außerhalb des Vertrags ist 404.",
    rule: "T-I2",
    run: Effect.fnUntraced(function* (backend) {
      const path = `${pathOf(backend, health.endpoints.ready)}/gibt-es-nicht`
      const form = pathOf(backend, botCheck.endpoints.challenge, { form: "gibt-es-nicht" })
      return [
        ...expectStatus(yield* backend.send({ method: "GET", path }), 404, ""),
        ...expectStatus(
          yield* backend.send({ method: "GET", path: form }),
          400,
          "für ein unbekanntes Formular",
        ),
      ]
    }),
  },
  {
    id: "contract.forms",
    title: "Die Einstellungen der Formulare sind lesbar.",
    rule: "forms and markets 7",
    run: Effect.fnUntraced(function* ({ calls }) {
      const { markets: list } = yield* calls.forms.craftsmanMarkets()
      yield* calls.forms.craftsmanAreas()
      yield* calls.forms.energyConfig({ headers: {} })
      yield* calls.forms.botCheckConfig()
      return unless(Object.keys(list).length > 0, "Das Handwerkerformular hat keine Märkte.")
    }),
  },
  {
    id: "contract.guarded",
    title: "Jede Änderung ohne X-Requested-With ist 403.",
    rule: "T-S3",
    writes: true,
    run: (backend) =>
      forEachOf(changes, ({ contentType, hasBody, method, path }) =>
        isCommand(method)
          ? Effect.map(
              backend.send({
                method,
                path: pathOf(backend, { path }, params),
                headers: { origin: backend.origin, "content-type": contentType },
                ...(hasBody ? { body: "{}" } : {}),
              }),
              (answer) => expectStatus(answer, 403, "ohne X-Requested-With"),
            )
          : Effect.succeed([]),
      ),
  },
  {
    id: "contract.malformed",
    title: "Jeder unlesbare Inhalt ist 400, jeder mit falschem Content-Type 415.",
    rule: "T-I2",
    writes: true,
    run: (backend) =>
      forEachOf(
        changes.filter(({ contentType, hasBody }) => hasBody && contentType === "application/json"),
        (operation) =>
          Effect.gen(function* () {
            return [
              ...expectStatus(yield* sendBody(backend, operation, "{"), 400, "mit unlesbarem JSON"),
              ...expectStatus(yield* sendBody(backend, operation, "{}", "text/plain"), 415, "mit text/plain"),
            ]
          }),
      ),
  },
  {
    id: "contract.tooLarge",
    title: "Ein Inhalt über 64 KiB ist 413.",
    rule: "T-I2",
    writes: true,
    run: Effect.fnUntraced(function* (backend) {
      const answer = yield* command(backend, backend, {
        method: "POST",
        path: pathOf(backend, basket.endpoints.add),
        body: tooLarge,
      })
      return expectStatus(answer, 413, "mit 70.000 Zeichen")
    }),
  },
]
