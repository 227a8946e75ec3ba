import { randomUUID } from "node:crypto"

import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"

/**
 * Returns the idempotency key of a request. A request without a key gets a new one, because it is a command
 * of its own.
 */
export const keyOf = (headers: { readonly "idempotency-key"?: string }): IdempotencyKey =>
  headers["idempotency-key"] ?? randomUUID()
