import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { Effect, Fiber, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { formEncoded } from "@heimwerk/adapters/http/contract/forms/formEncoded.ts"
import * as RequestReceiverMemory from "@heimwerk/adapters/memory/RequestReceiverMemory.ts"
import { formInbox } from "@heimwerk/adapters/sql/RequestsSql.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { deliverRequests } from "@heimwerk/adapters/sql/deliverRequests.ts"
import { energyEntries } from "@heimwerk/core/forms/payload.ts"
import { BotCheck, type BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { EnergySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import type { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import type { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import {
  type CustomerRequest,
  RequestReceiver,
  RequestReceiverError,
} from "@heimwerk/core/forms/RequestReceiver.port.ts"

import { Email } from "@heimwerk/core/values/Email.ts"
import { contact, energyRequest } from "../../core/forms/samples.ts"
import { feedbackInboxSuite } from "../../ports/FeedbackInbox.suite.ts"
import { formInboxSuite } from "../../ports/FormInbox.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { logTo } from "../../support/logTo.ts"
import { botCheckSqlSuite } from "./botCheckSqlSuite.ts"

/** The database and the ports that the test suite uses. */
export type RequestServices =
  SqlClient.SqlClient | FormInbox | FeedbackInbox | FormConfigs | Markets | BotCheck | BotVerification

const token = (form: "craftsman" | "energy" | "feedback") => BotCheck.use((bots) => bots.token(form))

/** An inbox with its own idempotency keys, because the database shares keys between visitors. */
const visitor = Effect.map(FormInbox, (inbox): FormInbox["Service"] => {
  const own = randomUUID()
  return {
    craftsman: (sent, key) => inbox.craftsman(sent, `${own} ${key}`),
    energy: (sent, key) => inbox.energy(from(own, sent), `${own} ${key}`),
    confirm: (link) => inbox.confirm(link),
  }
})

/** The request with an address of its own, because an address gets at most 10 confirmation mails. */
const from = <Request extends EnergySubmission>(name: string, request: Request): Request => ({
  ...request,
  contact: { ...request.contact, email: Email.make(`${name}@beispiel.de`) },
})

/** Sends an energy request, which waits for its confirmation. */
const sendWaiting = Effect.fnUntraced(function* (key: string, name = key) {
  const sent = from(name, { ...energyRequest, token: yield* token("energy") })
  return { sent, id: (yield* (yield* FormInbox).energy(sent, key)).id }
})

const Mails = Schema.Array(Schema.Struct({ recipient: Schema.String, body: Schema.String }))
const mailOf = (id: string) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.flatMap(
      sql`select recipient, body from outgoing_mail where id = ${`confirm-${id}`}::text`,
      Schema.decodeUnknownEffect(Mails),
    ),
  )
const tokenOf = Effect.fnUntraced(function* (id: string) {
  const [mail] = yield* mailOf(id)
  return /bestaetigen\?token=([\w-]+)/u.exec(mail?.body ?? "")?.[1] ?? ""
})

/** Sends an energy request and confirms it. */
const send = Effect.fnUntraced(function* (key: string) {
  const request = yield* sendWaiting(key)
  yield* (yield* FormInbox).confirm(yield* tokenOf(request.id))
  return request
})

const Payloads = Schema.Array(Schema.Struct({ payload: Schema.String }))
const payloadOf = (id: string) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.flatMap(
      sql`select payload from customer_request where id = ${id}::text`,
      Schema.decodeUnknownEffect(Payloads),
    ),
  )

/** Deletes all requests and the mails that ask for their confirmation. */
const clear = SqlClient.SqlClient.use((sql) =>
  Effect.andThen(
    sql`delete from customer_request`,
    sql`delete from outgoing_mail where id like ${"confirm-%"}::text`,
  ),
)

const to = (accept: RequestReceiver["Service"]["accept"]) => Layer.succeed(RequestReceiver, { accept })

const feedbacks = SqlClient.SqlClient.use((sql) =>
  Effect.flatMap(
    sql`select payload from customer_request where form = 'feedback' order by received, id`,
    Schema.decodeUnknownEffect(Payloads),
  ),
).pipe(Effect.orDie)

/** Tests of requests, feedback, their delivery and the bot check that need a database. */
export const requestsSqlSuite = (it: SuiteIt<RequestServices>) => {
  formInboxSuite(it, visitor, token)
  feedbackInboxSuite(it, feedbacks)
  botCheckSqlSuite(it)

  it.effect("an accepted request is stored byte for byte, and a refused one is not", () =>
    Effect.gen(function* () {
      yield* clear
      const { id, sent } = yield* send(randomUUID())
      assert.deepStrictEqual(yield* payloadOf(id), [{ payload: formEncoded(energyEntries(sent)) }])
      const inbox = yield* FormInbox
      yield* Effect.flip(inbox.energy({ ...sent, terms: false }, randomUUID()))
      yield* Effect.flip(inbox.energy({ ...sent, token: "invented" }, randomUUID()))
      assert.lengthOf(yield* SqlClient.SqlClient.use((sql) => sql`select id from customer_request`), 1)
    }),
  )

  it.effect("T-I3: 100 parallel requests that are each sent twice are stored once each", () =>
    Effect.gen(function* () {
      yield* clear
      const inboxes = [
        yield* FormInbox,
        yield* Effect.provide(FormInbox, Layer.fresh(formInbox("https://shop.example"))),
      ]
      const tokens = yield* Effect.forEach(Array.from({ length: 100 }), () => token("energy"), {
        concurrency: 8,
      })
      const requests = tokens.map((good, index) =>
        from(`hundred-${index}`, { ...energyRequest, token: good }),
      )
      const receipts = yield* Effect.forEach(
        requests.flatMap((request) => inboxes.map((inbox) => [inbox, request] as const)),
        ([inbox, request]) =>
          inbox.energy(request, `hundred ${request.token}`).pipe(
            // The other server may be about to commit. In this case the visitor submits again.
            Effect.catchTag("FormInboxError", () =>
              Effect.flatMap(token("energy"), (next) =>
                inbox.energy({ ...request, token: next }, `hundred ${request.token}`),
              ),
            ),
          ),
        { concurrency: "unbounded" },
      )
      assert.lengthOf(new Set(receipts.map(({ id }) => id)), 100)
      assert.lengthOf(yield* SqlClient.SqlClient.use((sql) => sql`select id from customer_request`), 100)
      yield* clear
    }),
  )

  it.effect("the idempotency key of a request may be used again after 24 hours", () =>
    Effect.gen(function* () {
      const key = randomUUID()
      const inbox = yield* Effect.provide(FormInbox, Layer.fresh(formInbox("https://shop.example")))
      const anyToken = inbox.energy(from(key, { ...energyRequest, token: "none" }), key)
      const { id } = yield* Effect.provide(send(key), Layer.succeed(FormInbox, inbox))
      yield* TestClock.adjust("23 hours")
      yield* prune
      assert.strictEqual((yield* anyToken).id, id)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual((yield* Effect.flip(anyToken)).reason, "NotHuman")
      yield* prune
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("an energy request is delivered once, and only after its customer has confirmed it", () =>
    Effect.gen(function* () {
      yield* clear
      const { id, sent } = yield* sendWaiting(randomUUID())
      const taken: Array<CustomerRequest> = []
      const deliver = Effect.provide(deliverRequests, RequestReceiverMemory.layer(taken))
      assert.strictEqual(yield* deliver, 0)
      const [mail] = yield* mailOf(id)
      assert.strictEqual(mail?.recipient, sent.contact.email)
      assert.notInclude(mail?.body, sent.contact.lastName)
      const link = yield* tokenOf(id)
      const stored = yield* SqlClient.SqlClient.use(
        (sql) => sql`select to_jsonb(r)::text as row from customer_request r`,
      )
      assert.notInclude(JSON.stringify(stored), link)
      const inbox = yield* FormInbox
      assert.strictEqual((yield* Effect.flip(inbox.confirm(`${link}x`))).reason, "LinkInvalid")
      yield* inbox.confirm(link)
      assert.strictEqual(yield* deliver, 1)
      yield* inbox.confirm(link)
      assert.strictEqual(yield* deliver, 0)
      assert.deepStrictEqual(
        taken.map((one) => one.id),
        [id],
      )
    }),
  )

  it.effect("a request that is not confirmed within 7 days is deleted, and its link is refused", () =>
    Effect.gen(function* () {
      yield* clear
      const { id } = yield* sendWaiting(randomUUID())
      const link = yield* tokenOf(id)
      yield* TestClock.adjust("167 hours")
      yield* prune
      assert.lengthOf(yield* payloadOf(id), 1)
      yield* TestClock.adjust("1 hour")
      const inbox = yield* FormInbox
      assert.strictEqual((yield* Effect.flip(inbox.confirm(link))).reason, "LinkInvalid")
      yield* prune
      assert.deepStrictEqual(yield* payloadOf(id), [])
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "the 11th confirmation mail to an address within 24 hours is refused, and its request is not stored",
    () =>
      Effect.gen(function* () {
        yield* clear
        const name = randomUUID()
        yield* Effect.forEach(Array.from({ length: 10 }), () => sendWaiting(randomUUID(), name))
        const { reason } = yield* Effect.flip(sendWaiting(randomUUID(), name.toUpperCase()))
        assert.strictEqual(reason, "TooManyMails")
        assert.lengthOf(yield* SqlClient.SqlClient.use((sql) => sql`select id from customer_request`), 10)
        yield* clear
      }),
  )

  it.effect("parallel runs of the delivery job deliver every request once, under its own id", () =>
    Effect.gen(function* () {
      yield* clear
      const taken: Array<CustomerRequest> = []
      const { id, sent } = yield* send(randomUUID())
      const { id: other } = yield* send(randomUUID())
      const counts = yield* Effect.all([deliverRequests, deliverRequests, deliverRequests], {
        concurrency: "unbounded",
      }).pipe(Effect.provide(RequestReceiverMemory.layer(taken)))
      assert.strictEqual(
        counts.reduce((sum, count) => sum + count, 0),
        2,
      )
      assert.sameDeepMembers(taken, [
        { id, form: "energetictransformation", payload: formEncoded(energyEntries(sent)) },
        {
          id: other,
          form: "energetictransformation",
          payload: taken.find((one) => one.id === other)?.payload,
        },
      ])
      assert.strictEqual(yield* Effect.provide(deliverRequests, RequestReceiverMemory.layer(taken)), 0)
    }),
  )

  it.effect(
    "T-I8: a failed delivery is retried after 1, then 2 minutes, without personal data in the log",
    () =>
      Effect.gen(function* () {
        yield* clear
        const lines: Array<string> = []
        yield* send(randomUUID())
        const failing = deliverRequests.pipe(
          Effect.provide(to(() => Effect.fail(new RequestReceiverError({ cause: new Error("down") })))),
          logTo(lines),
        )
        assert.strictEqual(yield* failing, 0)
        assert.include(lines.join("\n"), "A request was not taken")
        assert.notInclude(lines.join("\n"), contact.lastName)
        assert.notInclude(lines.join("\n"), contact.email)
        const taken: Array<CustomerRequest> = []
        const good = Effect.provide(deliverRequests, RequestReceiverMemory.layer(taken))
        yield* TestClock.adjust("59 seconds")
        assert.strictEqual(yield* good, 0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* failing, 0)
        yield* TestClock.adjust("119 seconds")
        assert.strictEqual(yield* good, 0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* good, 1)
        yield* TestClock.adjust("1 day")
        assert.strictEqual(yield* good, 0)
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("a request is delivered again a minute after an interrupted run of the delivery job", () =>
    Effect.gen(function* () {
      yield* clear
      const { id } = yield* send(randomUUID())
      const delivery = yield* Effect.forkChild(
        Effect.provide(
          deliverRequests,
          to(() => Effect.never),
        ),
      )
      yield* SqlClient.SqlClient.use((sql) => sql`select id from customer_request where tries = 1`).pipe(
        Effect.flatMap((rows) => (rows.length === 1 ? Effect.void : Effect.fail("Not yet." as const))),
        Effect.eventually,
      )
      yield* Fiber.interrupt(delivery)
      const taken: Array<CustomerRequest> = []
      const next = Effect.provide(deliverRequests, RequestReceiverMemory.layer(taken))
      assert.strictEqual(yield* next, 0)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* next, 1)
      assert.strictEqual(taken[0]?.id, id)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("a request is removed 30 days after its delivery, and an undelivered one is not", () =>
    Effect.gen(function* () {
      yield* clear
      const { id: delivered } = yield* send(randomUUID())
      yield* Effect.provide(deliverRequests, RequestReceiverMemory.layer())
      const { id: waiting } = yield* send(randomUUID())
      yield* TestClock.adjust("719 hours")
      yield* prune
      assert.lengthOf(yield* payloadOf(delivered), 1)
      yield* TestClock.adjust("1 hour")
      yield* prune
      assert.deepStrictEqual([yield* payloadOf(delivered), (yield* payloadOf(waiting)).length], [[], 1])
      yield* clear
    }).pipe(Effect.provide(TestClock.layer())),
  )
}
