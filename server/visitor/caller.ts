import type { Caller } from "@heimwerk/adapters/sql/customer/Caller.ts"
import { Effect } from "effect"

import { tokensOfRequest, visitorOfRequest } from "./session.ts"

/** The customer who sent a request, and in which session; of somebody who is not logged in nothing. */
export const callerOfRequest = Effect.gen(function* () {
  const visitor = yield* visitorOfRequest
  const { session } = yield* tokensOfRequest
  const caller: Caller = { customerId: visitor?.customer?.id, session: yield* session }
  return caller
})
