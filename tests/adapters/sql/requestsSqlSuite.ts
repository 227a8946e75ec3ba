import { randomUUID } from "node:crypto"
import { assert } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { formEncoded } from "@heimwerk/adapters/http/contract/forms/formEncoded.ts"
import * as RequestReceiverMemory from "@heimwerk/adapters/memory/RequestReceiverMemory.ts"
import { formInbox } from "@heimwerk/adapters/sql/RequestsSql.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { deliverRequests } from "@heimwerk/adapters/sql/deliverRequests.ts"
import { energyEntries } from "@heimwerk/core/forms/payload.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import { type CustomerRequest } from "@heimwerk/core/forms/RequestReceiver.port.ts"

import { energyRequest } from "../../core/forms/samples.ts"
import { feedbackInboxSuite } from "../../ports/FeedbackInbox.suite.ts"
import { formInboxSuite } from "../../ports/FormInbox.suite.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { botCheckSqlSuite } from "./botCheckSqlSuite.ts"
import { deliverRequestsSqlSuite } from "./deliverRequestsSqlSuite.ts"
import {
  type RequestServices,
  token,
  visitor,
  from,
  sendWaiting,
  mailOf,
  tokenOf,
  send,
  payloadOf,
  clear,
  Payloads,
} from "./waitingRequests.ts"

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
  deliverRequestsSqlSuite(it)

  it.effect("an accepted request is stored byte for byte, and a refused request is not stored", () =>
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

  it.effect("T-I3: each of 100 requests that are sent twice in parallel is stored once", () =>
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
            // A server refuses a request while another server commits the same request. The visitor then
            // submits the request again.
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

  it.effect("the idempotency key of a stored request can be used again after 24 hours", () =>
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

  it.effect("an energy request is delivered only once, and only after its customer has confirmed it", () =>
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
}
