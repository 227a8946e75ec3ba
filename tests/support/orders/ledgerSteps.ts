/**
 * The steps of staff. A key is an event and the current state of a delivery, with the delivery type if it
 * matters. The value is the next state. All other steps are refused.
 */
export const staffSteps: Readonly<Record<string, string>> = {
  "pay awaitingPayment": "paid",
  "pick reserved": "picking",
  "pick paid": "picking",
  "makeReady picking marketPickup": "ready",
  "handOut ready marketPickup": "collected",
  "ship picking homeDelivery": "shipped",
  "deliver shipped homeDelivery": "delivered",
  "cancel reserved": "cancelled",
  "cancel awaitingPayment": "cancelled",
  "cancel paid": "cancelled",
  "cancel picking": "cancelled",
  "cancel ready": "cancelled",
  "return collected": "returned",
  "return delivered": "returned",
}

/** The steps of customers, as in `staffSteps`. */
export const customerSteps: Readonly<Record<string, string>> = {
  "cancel reserved": "cancelled",
  "cancel awaitingPayment": "cancelled",
  "cancel paid": "cancelled",
}

/** The last states of a delivery. */
export const closed = new Set(["collected", "delivered", "cancelled", "expired", "returned"])
