import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { withdrawalMails } from "@heimwerk/core/withdrawal/withdrawalMails.ts"
import { receiptNumber } from "@heimwerk/core/withdrawal/receiptNumber.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { queueMail } from "./outgoingMail.ts"
import { storable } from "./storable.ts"

const Kept = Schema.Tuple([Schema.Struct({ number: Schema.String, received: Schema.FiniteFromString })])

/** Withdrawals in the database. A withdrawal and its mails are stored in one transaction. */
export const layer: Layer.Layer<Withdrawals, never, SqlClient.SqlClient> = Layer.effect(
  Withdrawals,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const retailer = yield* Retailer
    return {
      declare: Effect.fn("WithdrawalsSql.declare")(
        function* (declared, typedKey) {
          const now = yield* Clock.currentTimeMillis
          const key = storable(typedKey)
          const withdrawal = {
            ...declared,
            name: storable(declared.name),
            contract: storable(declared.contract),
            ...(declared.note === undefined ? {} : { note: storable(declared.note) }),
          }
          const { contract, email, name, note = null } = withdrawal
          const fresh = yield* sql`
          insert into withdrawal (number, command_key, name, contract, email, note, received)
          values (${yield* receiptNumber}::text, ${key}::text, ${name}::text, ${contract}::text, ${email}::text,
            ${note}::text, ${now}::bigint)
          on conflict (command_key) do nothing returning number`
          const [kept] = yield* sql`
          select number, received::text as received from withdrawal where command_key = ${key}::text`.pipe(
            Effect.flatMap(Schema.decodeUnknownEffect(Kept)),
          )
          const receipt = { number: kept.number, receivedAt: kept.received }
          if (fresh.length > 0)
            yield* Effect.forEach(withdrawalMails(withdrawal, receipt, retailer), (mail) =>
              queueMail(sql, mail, now),
            )
          return receipt
        },
        sql.withTransaction,
        Effect.mapError((cause) => new WithdrawalsError({ reason: "Unavailable", cause })),
      ),
    }
  }),
)
