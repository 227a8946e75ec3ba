import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"

import type { AccountStore } from "../../account/AccountStore.ts"
import { StoreFailure } from "../../visitor/VisitorStore.ts"
import { Sessions } from "../SessionsSql.ts"
import { customerByEmail, customerById } from "./customers.ts"
import { recordDevice } from "./devices.ts"
import { beginSession } from "./enter.ts"
import { absolve, admit } from "./failures.ts"
import { hashOf } from "./tokens.ts"

const failed = Effect.mapError((cause: unknown) => new StoreFailure({ cause }))

/** Customers and their sessions in the database, shared by all servers. */
export const accountStore: Effect.Effect<AccountStore, never, SqlClient.SqlClient | Sessions | Catalog> =
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sessions = yield* Sessions
    const catalog = yield* Catalog
    return {
      byEmail: (email) => failed(customerByEmail(sql, email)),
      bySession: Effect.fn("AccountsSql.bySession")(function* (token) {
        const visitor = yield* sessions.resolve(token)
        if (visitor?.customer === undefined) return undefined
        return (yield* customerById(sql, visitor.customer.id))?.customer
      }, failed),
      admit: Effect.fn("AccountsSql.admit")(
        function* (attempt) {
          return yield* admit(sql, attempt, yield* Clock.currentTimeMillis)
        },
        sql.withTransaction,
        failed,
      ),
      absolve: Effect.fn("AccountsSql.absolve")(function* (attempt) {
        yield* absolve(sql, attempt, yield* Clock.currentTimeMillis)
      }, failed),
      rehash: (customer, passwordHash) =>
        failed(
          sql`
          update customer set password_hash = ${passwordHash}::text
          where id = ${customer.id}::text and password_hash = ${customer.passwordHash}::text`,
        ).pipe(Effect.asVoid),
      enter: Effect.fn("AccountsSql.enter")(
        function* (customer, old) {
          const now = yield* Clock.currentTimeMillis
          const session = yield* beginSession(sql, customer, old.session, now).pipe(
            Effect.provideService(Catalog, catalog),
          )
          if (session === undefined) return undefined
          return { session, device: yield* recordDevice(sql, customer.id, old.device, now) }
        },
        sql.withTransaction,
        failed,
      ),
      end: (token) =>
        failed(sql`delete from session where token_hash = ${hashOf(token)}::text`).pipe(Effect.asVoid),
    }
  })
