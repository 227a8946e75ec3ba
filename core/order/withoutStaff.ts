import type { Order } from "./Order.ts"

const unnamed = <A extends { readonly by?: string }>({ by: _by, ...record }: A) => record

/**
 * Returns an order without the names of the staff who took its steps, booked its transfers and decided its refunds: an
 * order as its customer reads it. A name can be that of an account of the operating system.
 */
export const withoutStaff = (order: Order): Order => {
  const { events, refunds, transfers } = order
  return {
    ...order,
    events: events.map(unnamed),
    ...(refunds === undefined ? {} : { refunds: refunds.map(unnamed) }),
    ...(transfers === undefined ? {} : { transfers: transfers.map(unnamed) }),
  }
}
