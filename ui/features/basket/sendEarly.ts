import type { Basket, BasketItem } from "@heimwerk/core/basket/Basket.ts"
import { newer } from "@heimwerk/core/basket/newer.ts"
import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"
import type { StoredChange } from "@heimwerk/core/basket/StoredCommands.port.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { waitingCommands } from "@heimwerk/core/device/waitingCommands.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { atom } from "jotai"

/** The fields of the shop's answer that a page needs before the basket's service has loaded. */
type CountedBasket = Pick<Basket, "id" | "totalQuantity" | "version">

/** Applies the shop's answer to the shown basket, unless the shown basket is newer. */
type Confirm = (state: BasketState) => BasketState

const readCounted = (raw: unknown): CountedBasket | undefined => {
  if (typeof raw !== "object" || raw === null) return undefined
  if (!("id" in raw && "totalQuantity" in raw && "version" in raw)) return undefined
  const { id, totalQuantity, version } = raw
  if (typeof id !== "string" || typeof totalQuantity !== "number" || typeof version !== "number")
    return undefined
  return { id, totalQuantity, version }
}

/**
 * Applies the number of pieces in the shop's answer. The shown basket gets the type `limited`, because its
 * lines and sums are older than the answer. A page that shows lines or sums loads the full basket.
 */
const withCount =
  (counted: CountedBasket): Confirm =>
  (state) => ({ ...state, basket: newer(state.basket, { ...state.basket, ...counted, type: "limited" }) })

const post = async (line: BasketItem, key: IdempotencyKey): Promise<Confirm | undefined> => {
  const answer = await fetch(`/shop/rest/V1/${defaultBrand.product}/basket/items`, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": key,
      "x-requested-with": "XMLHttpRequest",
    },
    body: JSON.stringify(line),
    keepalive: true,
  })
  const counted = answer.ok ? readCounted(await answer.json()) : undefined
  return counted === undefined ? undefined : withCount(counted)
}

let last: Promise<Confirm | undefined> = Promise.resolve(undefined)

/**
 * Adds an article to the basket without the scripts of the basket, which have not loaded yet. The request finishes
 * even if the visitor leaves the page. Requests are sent one after the other, because the first one may start the
 * session. Resolves with `undefined` if the shop has not confirmed the article: the basket's service then sends the command
 * again with the same key.
 */
const send = (line: BasketItem, key: IdempotencyKey): Promise<Confirm | undefined> => {
  last = last.then(() => post(line, key)).catch(() => undefined)
  return last
}

/**
 * Stores an added article for a later page, if the browser is offline and the scripts of the basket cannot be loaded.
 * The format is that of `readStoredCommands`. Returns whether the article is stored.
 */
const keep = (line: BasketItem, key: IdempotencyKey): boolean => {
  if (navigator.onLine) return false
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(waitingCommands.key) ?? "[]")
    const change: StoredChange = { kind: "basket", command: { kind: "add", line } }
    const added = [stored, { key, change, storedAt: Date.now() }].flat()
    localStorage.setItem(waitingCommands.key, JSON.stringify(added))
    return true
  } catch {
    return false
  }
}

/** Atom with the functions that send and keep an added article early. Tests replace the functions. */
export const sendEarlyAtom = atom({ send, keep })
