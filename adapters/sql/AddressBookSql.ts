import { randomUUID } from "node:crypto"

import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql"

import { BookAddress } from "@heimwerk/core/addressBook/BookAddress.ts"
import { type BookCommand, changeBook } from "@heimwerk/core/addressBook/changeBook.ts"
import { AddressBookError, type AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"

import type { Caller } from "./customer/Caller.ts"
import { readableData } from "./readableRows.ts"
import { claimKey } from "./visitor/keys.ts"

const readAddresses = readableData("addresses of an address book", BookAddress)

/** Returns the owner under which a customer's idempotency keys are stored in the table of visitors' keys. */
export const commandOwner = (customerId: string): string => `customer ${customerId}`

const failed = (reason: AddressBookError["reason"]) => Effect.fail(new AddressBookError({ reason }))

const unavailable = Effect.mapError((cause: unknown) =>
  cause instanceof AddressBookError ? cause : new AddressBookError({ reason: "Unavailable", cause }),
)

/**
 * The address book of one customer in the database. Each command is one transaction that locks the
 * customer's row. It claims its idempotency key, computes the new book with the rules in core and replaces
 * the old one.
 */
export const addressBookFor = Effect.fnUntraced(function* ({ customerId }: Caller) {
  const sql = yield* SqlClient.SqlClient
  const me = customerId === undefined ? failed("NotLoggedIn") : Effect.succeed(customerId)

  const read = (id: string) =>
    sql`select data from customer_address where customer_id = ${id}::text order by position`.pipe(
      Effect.flatMap(readAddresses),
    )

  /** Replaces the addresses that were read. Unreadable ones stay in the database. */
  const write = Effect.fnUntraced(function* (
    id: string,
    before: ReadonlyArray<BookAddress>,
    book: ReadonlyArray<BookAddress>,
  ) {
    const entries = JSON.stringify(book.map((data, position) => ({ id: data.id, position, data })))
    const known = before.map((address) => address.id)
    yield* sql`
      delete from customer_address where customer_id = ${id}::text and id in ${sql.in(["", ...known])}`
    yield* sql`
      insert into customer_address (customer_id, id, position, data)
      select ${id}::text, id, position, data
      from jsonb_to_recordset(${entries}::text::jsonb) as r(id text, position int, data jsonb)`
  })

  const execute = Effect.fnUntraced(
    function* (command: BookCommand, key: IdempotencyKey) {
      const id = yield* me
      const now = yield* Clock.currentTimeMillis
      const known = yield* sql`select id from customer where id = ${id}::text for update`
      if (known.length === 0) return yield* failed("NotLoggedIn")
      const fingerprint = JSON.stringify(command.kind === "add" ? { ...command, id: "" } : command)
      const claimed = yield* claimKey(sql, { visitorId: commandOwner(id), key, fingerprint }, now)
      if (claimed === "taken") return yield* failed("Invalid")
      const book = yield* read(id)
      if (claimed === "repeated") return book
      const after = changeBook(book, command)
      if (typeof after === "string") return yield* failed(after)
      yield* write(id, book, after)
      return after
    },
    sql.withTransaction,
    unavailable,
  )

  const addressBook: AddressBook["Service"] = {
    list: unavailable(Effect.flatMap(me, read)),
    add: Effect.fn("AddressBookSql.add")((address, key) =>
      execute({ kind: "add", id: randomUUID(), address }, key),
    ),
    edit: Effect.fn("AddressBookSql.edit")((id, address, key) => execute({ kind: "edit", id, address }, key)),
    remove: Effect.fn("AddressBookSql.remove")((id, key) => execute({ kind: "remove", id }, key)),
    makeDefault: Effect.fn("AddressBookSql.makeDefault")((id, key) =>
      execute({ kind: "makeDefault", id }, key),
    ),
  }
  return addressBook
})
