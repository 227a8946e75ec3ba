import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { deliveryPromise } from "@heimwerk/core/promise/deliveryPromise.ts"
import { Warehouse } from "@heimwerk/core/promise/Warehouse.ts"
import { carriageOf } from "@heimwerk/core/shipping/shippingCost.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Command } from "effect/cli"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { articleNumber, decodeArticle } from "../../input/articleNumber.ts"
import { market, marketContext } from "../../input/market.ts"
import { print } from "../../output/print.ts"
import { orderedProduct } from "../../output/productFields.ts"
import { productText } from "../../output/productText.ts"
import { heimwerk } from "../../root.ts"
import { shopOrigin } from "../../shop/address.ts"
import { withCatalog } from "../../shop/catalog.ts"

/** `heimwerk products show`: prints all data of an article. */
export const show = Command.make(
  "show",
  {
    id: articleNumber,
    market,
  },
  Effect.fn("cli.products.show")(function* ({ id, market: marketId }) {
    const articleId = yield* decodeArticle(id)
    const market = yield* marketContext(marketId)
    const product = yield* withCatalog(Catalog.use((catalog) => catalog.detail(articleId, market?.id)))
    const now = berlinTime(yield* Clock.currentTimeMillis)
    // Only the demonstration's warehouse is known: neither a running shop nor own files name its federal state.
    const promise =
      Option.isNone((yield* heimwerk).data) && (yield* shopOrigin) === undefined
        ? deliveryPromise(now, carriageOf([{ product }]), { warehouse: yield* Warehouse }).text
        : undefined
    yield* print(orderedProduct(product), () => productText(product, market, promise))
  }),
).pipe(
  Command.withDescription("Preis, Verfügbarkeit und Daten eines Artikels"),
  Command.withExamples([
    { command: "heimwerk products show 20167537", description: "ein Artikel" },
    { command: "heimwerk products show 20167537 --market Tübingen", description: "mit Bestand im Markt" },
  ]),
)
