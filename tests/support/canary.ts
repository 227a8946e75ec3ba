import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import * as OutboxFiles from "@heimwerk/adapters/node/OutboxFiles.ts"
import { addressBookFor } from "@heimwerk/adapters/sql/AddressBookSql.ts"
import { basketsFor } from "@heimwerk/adapters/sql/BasketsSql.ts"
import { sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import { requestStore } from "@heimwerk/adapters/sql/RequestsSql.ts"
import { wishlistsFor } from "@heimwerk/adapters/sql/WishlistsSql.ts"
import { ConsentRecords } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Quantity } from "@heimwerk/core/values/Quantity.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"
import { ordersIn } from "@heimwerk/fixtures/orders.ts"
import { Effect, Redacted, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { accountToken, mailsTo, newAccount, newAddress } from "./customers.ts"
import { sentMails } from "./database.ts"
import { smallWorld } from "./smallWorld.ts"

/**
 * Texts that occur only in the data of one invented person, so that any occurrence belongs to this person.
 */
export const canaries = ["kanarienvogel", "Zebrafink", "0999-7654321", "Papageienallee"]

/** Texts of the invented person that a deletion removes from the tables and from the files of the database. */
export const deletedCanaries = [
  "0999-7654321",
  "Papageienallee 8",
  "neu-kanarienvogel",
  "kanarienvogel-browser",
]

const password = "Werkbank-2026!"
const origin = "https://shop.example"
const Ids = Schema.Tuple([Schema.Struct({ id: Schema.String, visitor: Schema.String, cs: Schema.String })])

const drill = {
  articleId: ArticleId.make("1000001"),
  quantity: Quantity.make(2),
  deliveryType: "homeDelivery",
} as const

/**
 * Uses every feature that stores personal data, as the invented person of `canaries` with the given e-mail
 * address.
 */
export const plant = Effect.fnUntraced(function* (email: Email, dataDir: string) {
  const sql = yield* SqlClient.SqlClient
  const account = { ...newAccount(email, password), lastName: "Zebrafink" }
  yield* (yield* Registration).register(account, "k1")
  yield* Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 })
  yield* (yield* Registration).confirm(accountToken(mailsTo(sentMails, email).at(-1)))
  const [{ cs, id, visitor }] = yield* sql`
    select id, visitor_id as visitor, cs_id as cs from customer where email = ${email}::text`.pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Ids)),
  )
  const profiles = yield* profilesFor({ customerId: id }, origin)
  const person = { salute: "Frau", firstName: "Nora", lastName: "Zebrafink", phone: "0999-7654321" } as const
  yield* profiles.change(person, "k1")
  yield* profiles.changeEmail(Email.make(`neu-${email}`), Redacted.make(password), "k1")
  const book = yield* addressBookFor({ customerId: id })
  const address = { ...newAddress("Papageienallee 7"), lastName: "Zebrafink", phone: "0999-7654321" }
  const [added] = yield* book.add(address, "k1")
  yield* book.edit(added?.id ?? "", { ...address, street: "Papageienallee 8" }, "k2")
  yield* (yield* basketsFor(visitor)).run({ kind: "add", line: drill }, "k1")
  yield* (yield* wishlistsFor(visitor)).run({ kind: "add", item: drill }, "k2")
  const [, order] = ordersIn(smallWorld.assortment.articles, smallWorld.markets).get("10001") ?? []
  const bought = {
    ...order,
    orderId: `HW-${id}`,
    contact: { ...person, email },
    deliveries: order?.deliveries.map((one) => ({
      ...one,
      destination: ["Nora Zebrafink", "Papageienallee 7"],
    })),
  }
  yield* sql`
    insert into customer_order (id, customer_id, ordered_on, data)
    values (${bought.orderId}::text, ${id}::text, '2026-11-02', ${JSON.stringify(bought)}::text::jsonb)`
  yield* (yield* ConsentRecords).save(
    {
      consents: [{ name: "Karten", consent: true }],
      customerId: cs,
      source: "website",
      ucUserId: "kanarienvogel-browser",
      timestamp: "2026-11-21T08:00:00Z",
    },
    "k1",
  )
  const form = new URLSearchParams({ "formfield-email": email, "formfield-lastname": "Zebrafink" })
  const request = { form: "craftsmanservice" as const, payload: form.toString() }
  yield* (yield* requestStore).store(request, { key: `form ${email}`, answers: request.payload })
  yield* (yield* Newsletter).subscribe(email, "k1")
  const declared = { name: "Nora Zebrafink", contract: "HW-1", email, note: "Papageienallee" }
  yield* (yield* Withdrawals).declare(toWithdrawal(declared), `withdrawal ${email}`)
  yield* Effect.repeat(sendQueuedMails, { until: (sent) => sent === 0 }).pipe(
    Effect.provide(OutboxFiles.layer(join(dataDir, "outbox"))),
  )
})

/** Requests a password reset, so that a mail to the address waits in the database. */
export const leaveMail = (email: Email) => PasswordReset.use((resets) => resets.ask(email, "k1"))

/**
 * Names the rows of a dump that contain a text of the invented person: `order` for an order without e-mail
 * address and telephone number, `withdrawal` for a withdrawal. Returns such rows of other tables as they are.
 * Expects the dump of a database from which the person was deleted.
 */
export const recordsIn = (rows: ReadonlyArray<string>): ReadonlyArray<string> =>
  rows
    .filter((row) => canaries.some((one) => row.includes(one)))
    .map((row) => {
      if (row.startsWith("(HW-")) return /kanarienvogel|0999-7654321/u.test(row) ? row : "order"
      return row.startsWith("(W-") ? "withdrawal" : row
    })

/** Searches the files of a folder and its sub-folders for texts. Returns path and text of each match. */
export const filesWith = (folder: string, texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return []
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    return texts.filter((text) => content.includes(text)).map((text) => `${path}: ${text}`)
  })
