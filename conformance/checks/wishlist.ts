import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import * as Effect from "effect/Effect"

import { command, expectStatus, pathOf } from "../suite/Backend.ts"
import { type Check, unless } from "../suite/Check.ts"
import { asVisitor, twoArticles } from "../suite/lists.ts"
import { one, two } from "../suite/quantities.ts"

const { add, remove } = ShopApi.groups.wishlist.endpoints
const rule = "storefront 7, Wishlist"

/** Checks of the wishlist and of moves between wishlist and basket. */
export const wishlistChecks: ReadonlyArray<Check> = [
  {
    id: "wishlist.empty",
    title: "Ein Besucher ohne Sitzung hat eine leere Merkliste.",
    rule,
    run: Effect.fnUntraced(function* ({ brand, newVisitor }) {
      const { calls } = yield* newVisitor
      const full = yield* calls.wishlist.get({ params: { brand } })
      const limited = yield* calls.wishlist.limited({ params: { brand } })
      return unless(full.totalQuantity + limited.totalQuantity === 0, "Die Merkliste ist nicht leer.")
    }),
  },
  {
    id: "wishlist.change",
    title:
      "Jeder Artikel steht mit seiner Menge auf der Merkliste, auch nach einem wiederholten Befehl, und lässt sich entfernen.",
    rule,
    writes: true,
    run: (backend) =>
      asVisitor(backend, ({ calls }) =>
        Effect.gen(function* () {
          const params = { brand: backend.brand }
          const [first, second] = yield* twoArticles(backend)
          const wish = ({ articleId }: typeof first) =>
            calls.wishlist.add({ params, headers: {}, payload: { articleId, quantity: one } })
          yield* wish(first)
          const repeated = {
            params,
            headers: { "idempotency-key": crypto.randomUUID() },
            payload: { articleId: second.articleId, quantity: two },
          }
          yield* calls.wishlist.add(repeated)
          const added = yield* calls.wishlist.add(repeated)
          const limited = yield* calls.wishlist.limited({ params })
          const id = added.lineItems[0]?.lineItemId ?? ""
          const rest = yield* calls.wishlist.remove({ params: { ...params, id }, headers: {} })
          return [
            ...unless(added.lineItems.length === 2, `Zwei Artikel ergeben ${added.lineItems.length} Zeilen.`),
            ...unless(
              added.totalQuantity === 3,
              `Der wiederholte Befehl zählt: ${added.totalQuantity} statt 3 Stück.`,
            ),
            ...unless(limited.totalQuantity === 3, "Die kurze Merkliste hat eine andere Menge."),
            ...unless(rest.lineItems.length === 1, "Die entfernte Zeile ist noch da."),
            ...unless(rest.version > added.version, "Das Entfernen erhöht die Version nicht."),
          ]
        }),
      ),
  },
  {
    id: "wishlist.move",
    title: "Ein Umzug zwischen Warenkorb und Merkliste ändert beide Listen.",
    rule,
    writes: true,
    run: (backend) =>
      asVisitor(backend, ({ calls }) =>
        Effect.gen(function* () {
          const params = { brand: backend.brand }
          const [{ articleId }] = yield* backend.samples.articles
          const payload = { articleId, quantity: two, deliveryType: "homeDelivery" } as const
          const { lineItems } = yield* calls.basket.add({ params, headers: {}, payload })
          const away = yield* calls.basket.moveToWishlist({
            params: { ...params, id: lineItems[0]?.lineItemId ?? "" },
            headers: {},
          })
          const back = yield* calls.wishlist.moveToBasket({
            params: { ...params, id: away.wishlist.lineItems[0]?.lineItemId ?? "" },
            headers: {},
            payload: { deliveryType: "homeDelivery" },
          })
          const counts = ({ basket, wishlist }: typeof away) =>
            `${basket.totalQuantity} im Warenkorb und ${wishlist.totalQuantity} auf der Merkliste`
          return [
            ...unless(
              away.basket.totalQuantity === 0 && away.wishlist.totalQuantity === 2,
              `Nach dem Umzug von 2 Stück auf die Merkliste sind ${counts(away)}.`,
            ),
            ...unless(
              back.basket.totalQuantity === 2 && back.wishlist.totalQuantity === 0,
              `Nach dem Umzug von 2 Stück in den Warenkorb sind ${counts(back)}.`,
            ),
          ]
        }),
      ),
  },
  {
    id: "wishlist.refused",
    title: "Ein abgelehnter Befehl lässt die Merkliste, wie sie war.",
    rule: "storefront 8, error catalogue",
    writes: true,
    run: (backend) =>
      asVisitor(backend, (visitor) =>
        Effect.gen(function* () {
          const params = { brand: backend.brand }
          const [{ articleId }] = yield* backend.samples.articles
          const payload = { articleId, quantity: one }
          const before = yield* visitor.calls.wishlist.add({ params, headers: {}, payload })
          const unknown = yield* command(backend, visitor, {
            method: "POST",
            path: pathOf(backend, add),
            body: { ...payload, articleId: "9999999999" },
          })
          const line = yield* command(backend, visitor, {
            method: "DELETE",
            path: pathOf(backend, remove, { id: "gibt-es-nicht" }),
          })
          const after = yield* visitor.calls.wishlist.get({ params })
          return [
            ...expectStatus(unknown, 404, "mit unbekanntem Artikel"),
            ...expectStatus(line, 404, "mit unbekannter Zeile"),
            ...unless(
              after.version === before.version && after.totalQuantity === 1,
              "Ein abgelehnter Befehl hat die Merkliste geändert.",
            ),
          ]
        }),
      ),
  },
]
