import type { Basket, BasketLine, BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { emptyBasket } from "@heimwerk/core/basket/emptyBasket.ts"
import { BasketError, Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import { Effect, Layer } from "effect"

/**
 * The outcome of a call. `unreachable`: the request is lost. `lost`: the server executes the request, and the
 * response is lost. `refused`: the server refuses the request as invalid.
 */
export type Fate = "ok" | "unreachable" | "lost" | "refused"

/** One call that the client sent, even if its request was lost. */
export interface Call {
  readonly name: "get" | "add" | "update" | "remove"
  readonly key: string
}

interface Stored {
  readonly version: number
  readonly quantities: ReadonlyMap<string, { readonly line: BasketItem; readonly quantity: number }>
}

/** Every piece costs 1.19 €, so that sums are easy to compute. */
const shown = ({ quantities, version }: Stored): Basket => {
  const lineItems = Array.from(quantities, ([lineItemId, { line, quantity }]): BasketLine => ({
    lineItemId,
    product: { articleId: line.articleId, name: line.articleId, brand: "", link: "", image: "" },
    quantity: toQuantity(quantity),
    unitPrice: toCents(119),
    sum: toCents(119 * quantity),
    deliveryType: line.deliveryType,
  }))
  const pieces = lineItems.reduce((total, line) => total + line.quantity, 0)
  const sum = toCents(119 * pieces)
  return {
    ...emptyBasket,
    id: "b1",
    version,
    totalQuantity: pieces,
    lineItems,
    sum,
    totalCost: sum,
    totals: [{ kind: "goods", label: "Warenwert", amount: sum }],
    sumExcludingVat: toCents(100 * pieces),
    vatLists: lineItems.length === 0 ? [] : [{ rate: 19, amount: toCents(19 * pieces) }],
    canCheckout: lineItems.length > 0,
  }
}

const unavailable = Effect.fail(new BasketError({ reason: "Unavailable" }))

/**
 * A model of a basket server with an unreliable connection: quantities in a map, each idempotency key
 * executed once, and outcomes of calls set by the test.
 */
export const makeBasketServer = () => {
  let stored: Stored = { version: 1, quantities: new Map() }
  const done = new Set<string>()
  const calls: Array<Call> = []
  const fates: Array<Fate> = []
  let inFlight = 0
  let maxInFlight = 0

  const change = (
    key: string,
    edit: (quantities: Map<string, { line: BasketItem; quantity: number }>) => void,
  ) => {
    if (done.has(key)) return
    done.add(key)
    const quantities = new Map(stored.quantities)
    edit(quantities)
    stored = { version: stored.version + 1, quantities }
  }

  const call = (
    name: Call["name"],
    key: string,
    work: Effect.Effect<void, BasketError>,
  ): Effect.Effect<Basket, BasketError> =>
    Effect.gen(function* () {
      const fate = fates.shift() ?? "ok"
      calls.push({ name, key })
      inFlight++
      maxInFlight = Math.max(maxInFlight, inFlight)
      yield* Effect.sleep("10 millis")
      if (fate === "unreachable") return yield* unavailable
      if (fate === "refused") return yield* new BasketError({ reason: "Invalid" })
      yield* work
      return fate === "lost" ? yield* unavailable : shown(stored)
    }).pipe(Effect.ensuring(Effect.sync(() => void inFlight--)))

  const onLine = (
    lineItemId: string,
    key: string,
    edit: (quantities: Map<string, { line: BasketItem; quantity: number }>) => void,
  ) =>
    Effect.suspend(() => {
      if (!done.has(key) && !stored.quantities.has(lineItemId))
        return Effect.fail(new BasketError({ reason: "UnknownLine" }))
      return Effect.sync(() => change(key, edit))
    })

  const add = (line: BasketItem, key: string) =>
    Effect.sync(() =>
      change(key, (quantities) => {
        const lineItemId = `${line.articleId}-${line.deliveryType}`
        const quantity = (quantities.get(lineItemId)?.quantity ?? 0) + line.quantity
        quantities.set(lineItemId, { line, quantity: Math.min(999, quantity) })
      }),
    )

  return {
    layer: Layer.succeed(Baskets, {
      read: (mode) => (mode === "full" ? call("get", "", Effect.void) : unavailable),
      run: (command, key) => {
        switch (command.kind) {
          case "add":
            return call(command.kind, key, add(command.line, key))
          case "update":
          case "remove":
            return call(
              command.kind,
              key,
              onLine(command.lineItemId, key, (quantities) => {
                const known = quantities.get(command.lineItemId)
                if (command.kind === "remove") quantities.delete(command.lineItemId)
                else if (known !== undefined)
                  quantities.set(command.lineItemId, { ...known, quantity: command.quantity })
              }),
            )
          default:
            return unavailable
        }
      },
      moveToWishlist: () => unavailable,
    }),
    /** Sets the outcomes of the next calls in order. Later calls succeed. */
    setFates: (...next: ReadonlyArray<Fate>): void => void fates.push(...next),
    /** Removes the outcomes that were not used. */
    clearFates: (): void => void fates.splice(0),
    /** Empties the basket, as another tab does. */
    clearElsewhere: (): void => change(`elsewhere-${stored.version}`, (quantities) => quantities.clear()),
    basket: (): Basket => shown(stored),
    calls,
    maxInFlight: (): number => maxInFlight,
  }
}
