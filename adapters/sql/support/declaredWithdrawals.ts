import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { maxListedWithdrawals } from "../../operator/listLimits.ts"
import { ShownWithdrawal } from "../../operator/support.ts"

const decode = Schema.decodeUnknownEffect(Schema.Array(ShownWithdrawal))

/** Returns at most 200 declared withdrawals, newest first. */
export const declaredWithdrawals = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select number, received::float8 as received, name, email, contract, note
    from withdrawal order by withdrawal.received desc, number limit ${maxListedWithdrawals}::int`.pipe(
    Effect.flatMap(decode),
  )
})
