import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Clock, Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"

import type { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { readPerson } from "@heimwerk/adapters/sql/personal/personalData.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import { berlinInstant, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import type { SuiteIt } from "../../../ports/Suite.ts"

const password = "Werkbank-2026!"

/** Tests of personal data: their export, the records that remain after a deletion, and when these are removed. */
export const deletionSqlSuite = (it: SuiteIt<SqlClient.SqlClient | Passwords>) => {
  it.effect(
    "the data export of a customer contains payments, refunds, invoices and pickup codes; deleting the account removes e-mail address and telephone number from finished orders",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const id = randomUUID()
        const email = Email.make(`karla-${id}@post.example`)
        const name = { firstName: "Karla", lastName: "Kunz" }
        yield* seedCustomers([{ id, csId: id, email, ...name, password, loginType: 1, mergeDone: false }])
        const contact = { salute: "Frau", ...name, phone: "0221-1", email }
        const invoices = [{ number: "R-2026-900001", recipient: ["Karla Kunz", "Werkstraße 1"] }]
        const money = {
          payments: [{ paymentId: `cs-${id}`, method: "card", cents: 1000, state: "paid" }],
          refunds: [{ refundId: "1", paymentId: `cs-${id}`, cents: 500, at: 1, doneAt: 2 }],
        }
        const orderIn = (state: string) =>
          JSON.stringify({ contact, invoices, ...money, deliveries: [{ state, pickupCode: "7KQ2" }] })
        yield* sql`
          insert into customer_order (id, customer_id, visitor_id, command_key, ordered_on, data)
          values (${`${id}-1`}::text, ${id}::text, ${id}::text, 'k1', '2026-11-02', ${orderIn("shipped")}::text::jsonb),
            (${`${id}-2`}::text, ${id}::text, ${id}::text, 'k2', '2026-11-01', ${orderIn("delivered")}::text::jsonb)`
        yield* sql`
          insert into withdrawal (number, command_key, name, contract, email, received)
          values (${id}::text, ${id}::text, 'Karla Kunz', '1', ${email}::text, ${yield* Clock.currentTimeMillis}::bigint)`
        const left = sql`
          select customer_id as customer, visitor_id as visitor, data -> 'contact' as contact,
            data -> 'invoices' as invoices, data -> 'payments' as payments, data -> 'refunds' as refunds,
            (select email from withdrawal where number = ${id}::text) as withdrawal,
            (select count(*)::int from customer where id = ${id}::text) as customers
          from customer_order where id like ${`${id}%`}::text order by id`

        const { found } = yield* readPerson(sql, email)
        const exported = JSON.stringify(found)
        for (const part of [
          "R-2026-900001",
          `"paymentId":"cs-${id}"`,
          '"refundId":"1"',
          '"pickupCode":"7KQ2"',
        ])
          assert.include(exported, part)

        const profiles = yield* profilesFor({ customerId: id }, "https://shop.example")
        yield* profiles.deleteAccount(Redacted.make(password))
        const kept = { customer: null, visitor: null, invoices, ...money, withdrawal: email, customers: 0 }
        const named = { ...contact, salute: "", phone: "", email: "geloescht@kunde.invalid" }
        assert.deepStrictEqual(yield* left, [
          { ...kept, contact },
          { ...kept, contact: named },
        ])

        yield* sql`
          update customer_order set data = ${orderIn("delivered")}::text::jsonb where id = ${`${id}-1`}::text`
        yield* prune
        assert.deepStrictEqual(yield* left, [
          { ...kept, contact: named },
          { ...kept, contact: named },
        ])
        yield* sql`delete from customer_order where id like ${`${id}%`}::text`
        yield* sql`delete from withdrawal where number = ${id}::text`
      }),
  )

  it.effect(
    "guests' orders are removed 8 years after the year of the order or its last invoice, and withdrawals are removed 6 years after their year",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const year = Number(berlinTime(yield* Clock.currentTimeMillis).date.slice(0, 4))
        const id = randomUUID()
        const orders = [
          ["old", `${year - 9}-12-31`, []],
          ["kept", `${year - 8}-01-01`, []],
          ["shipped-later", `${year - 9}-12-31`, [{ issuedOn: `${year - 8}-01-02` }]],
        ] as const
        for (const [name, day, invoices] of orders)
          yield* sql`
            insert into customer_order (id, visitor_id, command_key, ordered_on, data)
            values (${`${id}-${name}`}::text, ${id}::text, ${name}::text, ${day}::text,
              ${JSON.stringify({ invoices, deliveries: [{ state: "delivered" }] })}::text::jsonb)`
        for (const [name, received] of [
          ["old", berlinInstant(`${year - 6}-01-01`, 0) - 1],
          ["kept", berlinInstant(`${year - 6}-01-01`, 0)],
        ] as const)
          yield* sql`
            insert into withdrawal (number, command_key, name, contract, email, received)
            values (${`${id}-${name}`}::text, ${`${id}-${name}`}::text, 'Karla Kunz', '1', 'k@post.example', ${received}::bigint)`
        yield* prune
        const left = yield* sql`
          select id from customer_order where visitor_id = ${id}::text
          union all select 'withdrawal ' || number from withdrawal where number like ${`${id}%`}::text order by 1`
        assert.deepStrictEqual(
          left.map((row) => String(row["id"]).replace(`${id}-`, "")),
          ["kept", "shipped-later", "withdrawal kept"],
        )
        yield* sql`delete from customer_order where visitor_id = ${id}::text`
        yield* sql`delete from withdrawal where number like ${`${id}%`}::text`
      }),
  )
}
