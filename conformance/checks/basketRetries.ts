import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { withOnePiece } from "../suite/lists.ts"

/** Number of commands that `basket.concurrent` sends at the same time. */
const parallel = 10

/** Checks of repeated and concurrent commands, and of the privacy of baskets. */
export const basketRetryChecks: ReadonlyArray<Check> = [
  {
    id: "basket.idempotent",
    title: "Derselbe Befehl mit demselben Idempotency-Key wirkt einmal und bekommt dieselbe Antwort.",
    rule: "T-C3",
    writes: true,
    run: (backend) =>
      // The first piece starts the session, so that both commands belong to the same session.
      withOnePiece(backend, ({ calls, request }) =>
        Effect.gen(function* () {
          const repeated = { ...request, headers: { "idempotency-key": crypto.randomUUID() } }
          const first = yield* calls.basket.add(repeated)
          const second = yield* calls.basket.add(repeated)
          return [
            ...unless(
              second.totalQuantity === 2,
              `Der wiederholte Befehl zählt: ${second.totalQuantity} statt 2 Stück.`,
            ),
            ...unless(first.version === second.version, "Der wiederholte Befehl ändert die Version."),
          ]
        }),
      ),
  },
  {
    id: "basket.retries",
    title: "Fünf gleichzeitige Wiederholungen eines Befehls wirken einmal.",
    rule: "T-C3",
    writes: true,
    run: (backend) =>
      withOnePiece(backend, ({ calls, request }) =>
        Effect.gen(function* () {
          const repeated = { ...request, headers: { "idempotency-key": crypto.randomUUID() } }
          const retries = Array.from({ length: 5 }, () => calls.basket.add(repeated))
          yield* Effect.all(retries, { concurrency: "unbounded" })
          const { totalQuantity } = yield* calls.basket.get(request)
          return unless(totalQuantity === 2, `Nach 2 Stück liegen ${totalQuantity} im Warenkorb.`)
        }),
      ),
  },
  {
    id: "basket.concurrent",
    title: "Zehn gleichzeitige Befehle zählen alle.",
    rule: "T-C3",
    writes: true,
    run: (backend) =>
      withOnePiece(backend, ({ calls, request }) =>
        Effect.gen(function* () {
          const commands = Array.from({ length: parallel }, () => calls.basket.add(request))
          const answers = yield* Effect.all(commands, { concurrency: "unbounded" })
          const { totalQuantity } = yield* calls.basket.get(request)
          return [
            ...unless(totalQuantity === parallel + 1, `Nach 11 Stück liegen ${totalQuantity} im Warenkorb.`),
            ...unless(
              new Set(answers.map(({ version }) => version)).size === parallel,
              "Zwei Änderungen haben dieselbe Version.",
            ),
          ]
        }),
      ),
  },
  {
    id: "basket.private",
    title: "Kein Besucher sieht den Warenkorb eines anderen, und kein Zwischenspeicher behält ihn.",
    rule: "T-S1, T-S11, T-S12",
    writes: true,
    run: (backend) =>
      withOnePiece(backend, ({ cookies, request, send }) =>
        Effect.gen(function* () {
          const stranger = yield* backend.newVisitor
          const other = yield* stranger.calls.basket.get(request)
          const own = yield* send({
            method: "GET",
            path: pathOf(backend, ShopApi.groups.basket.endpoints.get),
          })
          const kept = own.headers["cache-control"] ?? ""
          const isHidden = (yield* cookies).every(({ options }) => options?.httpOnly === true)
          return [
            ...unless(other.totalQuantity === 0, "Ein neuer Besucher sieht fremde Artikel."),
            ...unless(/no-store|private/u.test(kept), `Cache-Control des Warenkorbs ist „${kept}“.`),
            ...unless(isHidden, "Skripte können das Cookie der Sitzung lesen: HttpOnly fehlt."),
          ]
        }),
      ),
  },
]
