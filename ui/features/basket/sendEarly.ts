import type { BasketItem } from "@heimwerk/core/basket/Basket.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { atom } from "jotai"

let last: Promise<unknown> = Promise.resolve()

/**
 * Adds an article to the basket without the scripts of the basket, which have not loaded yet. The request finishes
 * even if the visitor leaves the page. Requests are sent one after the other, because the first one may start the
 * session. A failure is ignored: the basket's service sends the command again with the same key.
 */
const send = (line: BasketItem, key: IdempotencyKey): Promise<unknown> => {
  const request = () =>
    fetch(`/shop/rest/V1/${defaultBrand.product}/basket/items`, {
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
  last = last.then(request).catch(() => undefined)
  return last
}

/** Atom with the function that sends an added article early. Tests replace the function. */
export const sendEarlyAtom = atom({ send })
