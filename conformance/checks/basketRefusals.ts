import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { command, expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { withOnePiece } from "../suite/lists.ts"

const { add, addVoucher, remove } = ShopApi.groups.basket.endpoints

/** Checks of commands that the backend must refuse. */
export const basketRefusalChecks: ReadonlyArray<Check> = [
  {
    id: "basket.refused",
    title: "Ein abgelehnter Befehl lässt den Warenkorb, wie er war.",
    rule: "storefront 8, error catalogue",
    writes: true,
    run: (backend) =>
      withOnePiece(backend, ({ added: before, request, ...visitor }) =>
        Effect.gen(function* () {
          const { payload } = request
          const post = (path: string, body: unknown) =>
            command(backend, visitor, { method: "POST", path, body })
          const items = pathOf(backend, add)
          const unknown = yield* post(items, { ...payload, articleId: "9999999999" })
          const tooMany = yield* post(items, { ...payload, quantity: 1000 })
          const none = yield* post(items, { ...payload, quantity: 0 })
          const voucher = yield* post(pathOf(backend, addVoucher), { voucher: "GIBTESNICHT!" })
          const line = yield* command(backend, visitor, {
            method: "DELETE",
            path: pathOf(backend, remove, { id: "gibt-es-nicht" }),
          })
          const after = yield* visitor.calls.basket.get(request)
          return [
            ...expectStatus(unknown, 404, "mit unbekanntem Artikel"),
            ...expectStatus(tooMany, 422, "mit 1000 Stück"),
            ...expectStatus(none, 422, "mit 0 Stück"),
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
      withOnePiece(backend, ({ request, ...visitor }) =>
        Effect.gen(function* () {
          const path = pathOf(backend, add)
          const body = JSON.stringify(request.payload)
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
          const { totalQuantity } = yield* visitor.calls.basket.get(request)
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
