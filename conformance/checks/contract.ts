import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { forEachOf, unknownParams } from "../suite/forEachOf.ts"
import { operations } from "../suite/operations.ts"

const { botCheck, health, markets, places, search, suggest } = ShopApi.groups

/**
 * Checks of the shop's health, of the settings of the forms, and of rules for many requests of the contract.
 */
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
    rule: "ADR 0096, point 26",
    run: (backend) =>
      forEachOf(
        operations.filter(({ method, path }) => method === "GET" && path.includes(":brand")),
        (operation) =>
          Effect.map(
            backend.send({
              method: "GET",
              path: pathOf(backend, operation, { ...unknownParams, brand: "anderswerk" }),
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
]
