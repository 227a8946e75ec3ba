import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { accountKeyOf } from "@heimwerk/core/account/AccountEmail.ts"
import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { withdrawalMails } from "@heimwerk/core/withdrawal/withdrawalMails.ts"
import { receiptNumber } from "@heimwerk/core/withdrawal/receiptNumber.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"

import { lockAddress } from "./customer/requests.ts"
import { queueMail } from "./outgoingMail.ts"
import { storable } from "./storable.ts"

const Kept = Schema.Tuple([Schema.Struct({ number: Schema.String, received: Schema.FiniteFromString })])

/**
 * Receipts with the visitor's note that one e-mail address gets within 24 hours: at most 5. Otherwise anybody can send
 * free texts to strangers in the name of the shop.
 */
const maxNotes = 5
const noteWindowMillis = 24 * 60 * 60 * 1000

const Counted = Schema.Tuple([Schema.Struct({ withdrawals: Schema.Int })])

/**
 * Returns whether the receipt of a stored withdrawal may contain its note. Locks the address until the transaction
 * ends, so that parallel withdrawals cannot exceed the limit.
 */
const admitNote = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, email: string, now: number) {
  yield* lockAddress(sql, email)
  const [{ withdrawals }] = yield* sql`
    select count(*)::int as withdrawals from withdrawal
    where lower(btrim(email)) = ${accountKeyOf(email)}::text and received > ${now - noteWindowMillis}::bigint`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Counted)),
  )
  return withdrawals <= maxNotes
})

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
          if (fresh.length > 0) {
            const hidesNote = note !== null && !(yield* admitNote(sql, email, now))
            yield* Effect.forEach(withdrawalMails(withdrawal, receipt, retailer, hidesNote), (mail) =>
              queueMail(sql, mail, now),
            )
          }
          return receipt
        },
        sql.withTransaction,
        Effect.mapError((cause) => new WithdrawalsError({ reason: "Unavailable", cause })),
      ),
    }
  }),
)
