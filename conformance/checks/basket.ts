import * as Effect from "effect/Effect"

import { type Check, unless } from "../suite/Check.ts"
import { asVisitor, twoArticles, withOnePiece } from "../suite/lists.ts"
import { one, three, two } from "../suite/quantities.ts"

const deliveryType = "homeDelivery"
const rule = "storefront 7, Basket"

/** Checks of reading and changing a basket. */
export const basketChecks: ReadonlyArray<Check> = [
  {
    id: "basket.empty",
    title: "Ein Besucher ohne Sitzung hat einen leeren Warenkorb und bekommt keine Sitzung.",
    rule,
    run: Effect.fnUntraced(function* ({ brand, newVisitor }) {
      const { calls, cookies } = yield* newVisitor
      const full = yield* calls.basket.get({ params: { brand } })
      const limited = yield* calls.basket.limited({ params: { brand } })
      return [
        ...unless(full.totalQuantity === 0 && full.lineItems.length === 0, "Der Warenkorb ist nicht leer."),
        ...unless(full.totalCost === 0, "Ein leerer Warenkorb kostet etwas."),
        ...unless(limited.totalQuantity === 0, "Der kurze Warenkorb ist nicht leer."),
        ...unless((yield* cookies).length === 0, "Das Lesen eines leeren Warenkorbs setzt Cookies."),
      ]
    }),
  },
  {
    id: "basket.sums",
    title: "Mengen und Beträge des Warenkorbs sind die Summen seiner Zeilen.",
    rule: "storefront 3, Basket",
    writes: true,
    run: (backend) =>
      asVisitor(backend, ({ calls }) =>
        Effect.gen(function* () {
          const { brand } = backend
          const [first, second] = yield* twoArticles(backend)
          const add = (articleId: typeof first.articleId, quantity: typeof two) =>
            calls.basket.add({
              params: { brand },
              headers: {},
              payload: { articleId, quantity, deliveryType },
            })
          yield* add(first.articleId, two)
          const { lineItems, sum, totalCost, totalQuantity, vatLists, sumExcludingVat } = yield* add(
            second.articleId,
            one,
          )
          const sumOf = (values: ReadonlyArray<number>) => values.reduce((all, value) => all + value, 0)
          const vat = sumOf(vatLists.map(({ amount }) => amount))
          return [
            ...unless(lineItems.length === 2, `Nach zwei Artikeln hat er ${lineItems.length} Zeilen.`),
            ...unless(totalQuantity === 3, `Nach drei Stück zählt er ${totalQuantity}.`),
            ...unless(
              lineItems.every((line) => line.sum === line.unitPrice * line.quantity),
              "Der Betrag einer Zeile ist nicht Preis mal Menge.",
            ),
            ...unless(
              sum === sumOf(lineItems.map((line) => line.sum)),
              "Die Summe ist nicht die Summe der Zeilen.",
            ),
            ...unless(totalCost <= sum, "Der Gesamtbetrag ist größer als die Summe ohne Rabatt."),
            ...unless(
              Math.abs(totalCost - sumExcludingVat - vat) <= 1,
              "Nettobetrag und Mehrwertsteuer ergeben nicht den Gesamtbetrag.",
            ),
          ]
        }),
      ),
  },
  {
    id: "basket.merge",
    title: "Derselbe Artikel steht einmal im Warenkorb, mit der Summe seiner Mengen.",
    rule,
    writes: true,
    run: (backend) =>
      withOnePiece(backend, ({ calls, request }) =>
        Effect.gen(function* () {
          const { lineItems } = yield* calls.basket.add({
            ...request,
            payload: { ...request.payload, quantity: two },
          })
          return unless(
            lineItems.length === 1 && lineItems[0]?.quantity === 3,
            `Ein und zwei Stück ergeben ${lineItems.map(({ quantity }) => quantity).join(" und ")}.`,
          )
        }),
      ),
  },
  {
    id: "basket.change",
    title: "Mengen lassen sich ändern, Zeilen entfernen; jede Änderung erhöht die Version.",
    rule,
    writes: true,
    run: (backend) =>
      withOnePiece(backend, ({ added, calls, request }) =>
        Effect.gen(function* () {
          const { brand } = backend
          const id = added.lineItems[0]?.lineItemId ?? ""
          const changed = yield* calls.basket.update({
            params: { brand, id },
            headers: {},
            payload: { quantity: three },
          })
          const read = yield* calls.basket.get(request)
          const limited = yield* calls.basket.limited(request)
          const removed = yield* calls.basket.remove({ params: { brand, id }, headers: {} })
          return [
            ...unless(changed.totalQuantity === 3, "Die geänderte Menge steht nicht in der Antwort."),
            ...unless(read.totalQuantity === 3, "Die geänderte Menge ist nicht gespeichert."),
            ...unless(limited.totalQuantity === 3, "Der kurze Warenkorb hat eine andere Menge."),
            ...unless(removed.lineItems.length === 0, "Die entfernte Zeile ist noch da."),
            ...unless(changed.version > added.version, "Eine Änderung erhöht die Version nicht."),
            ...unless(read.version === changed.version, "Lesen ändert die Version."),
            ...unless(removed.version > changed.version, "Das Entfernen erhöht die Version nicht."),
          ]
        }),
      ),
  },
]
