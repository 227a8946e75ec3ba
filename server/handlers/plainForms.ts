import { randomUUID } from "node:crypto"

import { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import type { BasketCommand } from "@heimwerk/core/basket/BasketCommand.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { applyCookieChanges } from "@heimwerk/core/market/applyCookieChanges.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { marketCookies, selectMarket } from "@heimwerk/core/market/selection.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { errorPage as texts } from "@heimwerk/core/navigation/pageTexts.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { addForm } from "@heimwerk/ui/features/basket/addForm.ts"
import { quantityForm } from "@heimwerk/ui/features/basket/quantityForm.ts"
import { marketForm } from "@heimwerk/ui/features/market/marketForm.ts"
import { paths } from "@heimwerk/ui/paths.ts"
import { Clock, Effect, Layer, Schema } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"

import { requestCookies } from "../pages/cookies.ts"
import { plainPage, wayTo } from "../plain/plainPage.ts"
import { seeOther } from "../plain/seeOther.ts"
import { isSecure, Settings } from "../settings/ShopSettings.ts"
import { asVisitor } from "../visitor/CurrentVisitor.ts"

const quantityOfText = Schema.NumberFromString.pipe(Schema.decodeTo(Quantity))

const added = Schema.Struct({
  [addForm.article]: BasketItem.fields.articleId,
  [addForm.delivery]: BasketItem.fields.deliveryType,
  [addForm.quantity]: quantityOfText,
})
const changed = Schema.Struct({
  [quantityForm.line]: Schema.String,
  [quantityForm.quantity]: quantityOfText,
})
const removed = Schema.Struct({ [quantityForm.removal]: Schema.String })
const chosen = Schema.Struct({ [marketForm.market]: Schema.String })

/** The page for a form that was refused: the reason, and ways back into the shop. */
const refused = (status: number, message: string) =>
  plainPage({
    status,
    headline: texts.headline,
    sentences: [message],
    ways: wayTo({ href: paths.basket, text: "Zum Warenkorb" }) + wayTo(texts.home),
  })

const isUnreadable = Effect.succeed(
  refused(422, "Bitte prüfe deine Eingabe. Als Menge ist eine ganze Zahl von 1 bis 999 möglich."),
)

/**
 * Runs a command, then redirects to the basket. Each submission has a new idempotency key, so a form that is
 * sent twice runs its command twice.
 */
const run = (command: BasketCommand) =>
  asVisitor(Baskets.use((baskets) => baskets.run(command, randomUUID()))).pipe(
    Effect.as(seeOther(paths.basket)),
    Effect.catchTag("BasketError", ({ message, reason }) =>
      Effect.succeed(refused(reason === "Unavailable" ? 503 : 422, message)),
    ),
  )

const add = HttpServerRequest.schemaBodyUrlParams(added).pipe(
  Effect.flatMap(({ artikel, lieferart, menge }) =>
    run({ kind: "add", line: { articleId: artikel, deliveryType: lieferart, quantity: menge } }),
  ),
  Effect.catchTag("SchemaError", () => isUnreadable),
)

const changeLine = HttpServerRequest.schemaBodyUrlParams(Schema.Union([removed, changed])).pipe(
  Effect.flatMap((sent) =>
    run(
      "entfernen" in sent
        ? { kind: "remove", lineItemId: sent.entfernen }
        : { kind: "update", lineItemId: sent.zeile, quantity: sent.menge },
    ),
  ),
  Effect.catchTag("SchemaError", () => isUnreadable),
)

/** Stores the market in the visitor's cookies and shows its page. */
const chooseMarket = Effect.gen(function* () {
  const { markt } = yield* HttpServerRequest.schemaBodyUrlParams(chosen)
  const market = (yield* (yield* Markets).all).find(({ id }) => id === markt)
  if (market === undefined) return seeOther(paths.markets)
  const request = yield* HttpServerRequest.HttpServerRequest
  const now = yield* Clock.currentTimeMillis
  const { apply, jar } = requestCookies(request.cookies, isSecure(yield* Settings), now)
  const previous = yield* jar.get(marketCookies.id)
  yield* Effect.provideService(applyCookieChanges(selectMarket(market, previous)), CookieJar, jar)
  return apply(seeOther(market.link))
}).pipe(Effect.catchTag("SchemaError", () => Effect.succeed(seeOther(paths.markets))))

/**
 * Answers the forms that work without JavaScript: adding an article, changing or removing a basket line, choosing
 * a market. They are accepted only from pages of this shop (`stateChangeRefusal`), and every success is a redirect
 * with 303.
 */
export const layer = Layer.mergeAll(
  HttpRouter.add("POST", addForm.target, add),
  HttpRouter.add("POST", quantityForm.target, changeLine),
  HttpRouter.add("POST", marketForm.target, chooseMarket),
)
