import { randomUUID } from "node:crypto"

import type { CommandKey } from "@heimwerk/core/basket/Baskets.port.ts"

/** The key of a command; one whose sender did not name it can be sent once only, and still needs a name. */
export const keyOf = (headers: { readonly "idempotency-key"?: string }): CommandKey =>
  headers["idempotency-key"] ?? randomUUID()
