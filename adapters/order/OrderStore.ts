import type * as Effect from "effect/Effect"

import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import type { Order } from "@heimwerk/core/order/Order.ts"
import type { RetailerIdentity } from "@heimwerk/core/retailer/Retailer.ts"
import type { TakenPieces } from "@heimwerk/core/order/placing.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"

import type { MailingStore } from "../mail/MailingStore.ts"

/** Pieces that were taken from the stock of a market. */
export interface TakenStock {
  readonly marketId: MarketId
  readonly pieces: ReadonlyArray<TakenPieces>
}

/**
 * A stored order with the stock that it has taken. `taken` is absent if the order has taken no stock or has
 * returned it.
 */
export interface StoredOrder {
  readonly order: Order
  readonly taken?: TakenStock | undefined
}

/** A new order with its owner and the idempotency key of the command that placed it. */
export interface NewOrder extends StoredOrder {
  readonly visitorId: string
  readonly key: IdempotencyKey
  /** Id of the logged-in customer; `undefined` for a guest. */
  readonly customerId: string | undefined
}

/** A store of orders. */
export interface OrderStore<E> extends Pick<MailingStore<E>, "atomically" | "send"> {
  /** Returns the order that a visitor placed with this key. */
  byKey(visitorId: string, key: IdempotencyKey): Effect.Effect<Order | undefined, E>
  readonly read: (orderId: string) => Effect.Effect<StoredOrder | undefined, E>
  /** Returns an order and locks it until the transaction ends. */
  readonly lock: (orderId: string) => Effect.Effect<StoredOrder | undefined, E>
  /** Makes a deletion of the customer's account wait until the transaction ends. Does nothing for a deleted account. */
  lockCustomer(customerId: string): Effect.Effect<unknown, E>
  insert(placed: NewOrder): Effect.Effect<unknown, E>
  update(stored: StoredOrder): Effect.Effect<unknown, E>
  /**
   * Takes pieces from the stock of a market. Returns false if the market has fewer pieces than asked for; the
   * caller then rolls back.
   */
  take(taken: TakenStock): Effect.Effect<boolean, E>
  /** Puts pieces back into the stock, except those of articles and markets that no longer exist. */
  release(taken: TakenStock): Effect.Effect<unknown, E>
  /** Records a message of the payment service. Returns false if it was recorded before. */
  claimNotice(noticeId: string): Effect.Effect<boolean, E>
  /** Takes the next invoice number of a year, from 1. Locks the numbers of the year until the transaction ends. */
  nextInvoice(year: string): Effect.Effect<number, E>
  /** Returns the token of an order's link. The same order always has the same token. */
  tokenOf(orderId: string): Effect.Effect<string, E>
  /** The retailer named in mails and invoices. */
  readonly retailer: RetailerIdentity
}
