import { randomUUID } from "node:crypto"

import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"

/** Returns the idempotency key of a request, or a new one: a request without a key is a command of its own. */
export const keyOf = (headers: { readonly "idempotency-key"?: string }): IdempotencyKey =>
  headers["idempotency-key"] ?? randomUUID()
