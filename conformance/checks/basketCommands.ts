import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { command, expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { asVisitor } from "../suite/lists.ts"
import { one, two } from "../suite/quantities.ts"

const deliveryType = "homeDelivery"
const { add, addVoucher, remove } = ShopApi.groups.basket.endpoints

/** Number of commands that are sent at the same time. */
const parallel = 10

/** Checks of the basket's commands: retries, concurrency, visitors, and commands that are refused. */
export const basketCommandChecks: ReadonlyArray<Check> = [
  {
    id: "basket.idempotent",
    title: "Derselbe Befehl mit demselben Idempotency-Key wirkt einmal und bekommt dieselbe Antwort.",
    rule: "T-D3",
    writes: true,
    run: (backend) =>
      asVisitor(backend, ({ calls }) =>
        Effect.gen(function* () {
          const [{ articleId }] = yield* backend.samples.articles
          const { brand } = backend
          const payload = { articleId, quantity: one, deliveryType } as const
          // Starts the session, because two first commands would start two.
          yield* calls.basket.add({ params: { brand }, headers: {}, payload })
          const headers = { "idempotency-key": crypto.randomUUID() }
          const repeated = { params: { brand }, headers, payload }
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
    id: "basket.concurrent",
    title: "Zehn gleichzeitige Befehle zählen alle.",
    rule: "T-D2",
    writes: true,
    run: (backend) =>
      asVisitor(backend, ({ calls }) =>
        Effect.gen(function* () {
          const [{ articleId }] = yield* backend.samples.articles
          const request = {
            params: { brand: backend.brand },
            headers: {},
            payload: { articleId, quantity: one, deliveryType },
          } as const
          yield* calls.basket.add(request)
          const commands = Array.from({ length: parallel }, () => calls.basket.add(request))
          const answers = yield* Effect.all(commands, { concurrency: "unbounded" })
          const { totalQuantity } = yield* calls.basket.get({ params: { brand: backend.brand } })
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
    rule: "T-S5",
    writes: true,
    run: (backend) =>
      asVisitor(backend, ({ calls, cookies, send }) =>
        Effect.gen(function* () {
          const [{ articleId }] = yield* backend.samples.articles
          const { brand } = backend
          const payload = { articleId, quantity: two, deliveryType } as const
          yield* calls.basket.add({ params: { brand }, headers: {}, payload })
          const stranger = yield* backend.newVisitor
          const other = yield* stranger.calls.basket.get({ params: { brand } })
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
  {
    id: "basket.refused",
    title: "Ein abgelehnter Befehl lässt den Warenkorb, wie er war.",
    rule: "storefront 8, Basket",
    writes: true,
    run: (backend) =>
      asVisitor(backend, (visitor) =>
        Effect.gen(function* () {
          const [{ articleId }] = yield* backend.samples.articles
          const params = { brand: backend.brand }
          const payload = { articleId, quantity: one, deliveryType } as const
          const before = yield* visitor.calls.basket.add({ params, headers: {}, payload })
          const post = (path: string, body: unknown) =>
            command(backend, visitor, { method: "POST", path, body })
          const items = pathOf(backend, add)
          const unknown = yield* post(items, { ...payload, articleId: "9999999999" })
          const tooMany = yield* post(items, { ...payload, quantity: 1000 })
          const voucher = yield* post(pathOf(backend, addVoucher), { voucher: "GIBTESNICHT!" })
          const line = yield* command(backend, visitor, {
            method: "DELETE",
            path: pathOf(backend, remove, { id: "gibt-es-nicht" }),
          })
          const after = yield* visitor.calls.basket.get({ params })
          return [
            ...expectStatus(unknown, 404, "mit unbekanntem Artikel"),
            ...expectStatus(tooMany, 422, "mit 1000 Stück"),
            ...expectStatus(voucher, 422, "mit unbekanntem Gutschein"),
            ...expectStatus(line, 404, "mit unbekannter Zeile"),
            ...unless(
              after.totalQuantity === 1 && after.totalCost === before.totalCost,
              "Ein abgelehnter Befehl hat den Warenkorb geändert.",
            ),
            ...unless(after.version === before.version, "Ein abgelehnter Befehl hat die Version erhöht."),
          ]
        }),
      ),
  },
  {
    id: "basket.crossSite",
    title: "Befehle anderer Seiten und anderer Formate werden abgelehnt und ändern nichts.",
    rule: "T-S3",
    writes: true,
    run: (backend) =>
      asVisitor(backend, (visitor) =>
        Effect.gen(function* () {
          const [{ articleId }] = yield* backend.samples.articles
          const params = { brand: backend.brand }
          const payload = { articleId, quantity: one, deliveryType } as const
          yield* visitor.calls.basket.add({ params, headers: {}, payload })
          const path = pathOf(backend, add)
          const body = JSON.stringify(payload)
          const { origin } = backend
          const bare = yield* visitor.send({ method: "POST", path, body, headers: { origin } })
          const foreign = yield* command(backend, visitor, {
            method: "POST",
            path,
            body,
            headers: { origin: "https://andere-seite.example" },
          })
          const text = yield* command(backend, visitor, {
            method: "POST",
            path,
            body,
            headers: { "content-type": "text/plain" },
          })
          const { totalQuantity } = yield* visitor.calls.basket.get({ params })
          return [
            ...expectStatus(bare, 403, "ohne X-Requested-With"),
            ...expectStatus(foreign, 403, "mit fremdem Origin"),
            ...expectStatus(text, 415, "mit Content-Type text/plain"),
            ...unless(totalQuantity === 1, "Ein abgelehnter Befehl hat den Warenkorb geändert."),
          ]
        }),
      ),
  },
]
