import { randomUUID } from "node:crypto"
import { assert } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger, Queue } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import { formEncoded } from "@heimwerk/adapters/http/contract/forms/formEncoded.ts"
import * as RequestReceiverMemory from "@heimwerk/adapters/memory/RequestReceiverMemory.ts"
import { prune } from "@heimwerk/adapters/sql/prune.ts"
import { deliverRequests } from "@heimwerk/adapters/sql/deliverRequests.ts"
import { energyEntries } from "@heimwerk/core/forms/payload.ts"
import {
  type CustomerRequest,
  RequestReceiver,
  RequestReceiverError,
} from "@heimwerk/core/forms/RequestReceiver.port.ts"

import { contact } from "../../core/forms/samples.ts"
import type { SuiteIt } from "../../ports/Suite.ts"
import { logTo } from "../../support/logTo.ts"
import { type RequestServices, send, payloadOf, clear } from "./waitingRequests.ts"

const to = (accept: RequestReceiver["Service"]["accept"]) => Layer.succeed(RequestReceiver, { accept })

/** Tests of the job that delivers requests. */
export const deliverRequestsSqlSuite = (it: SuiteIt<RequestServices>) => {
  it.effect("parallel runs of the delivery job deliver every request once, each under its own id", () =>
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
    "T-I8: a failed delivery of a request is retried after 3 minutes, then after 6 minutes, and the log contains no personal data",
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
        yield* TestClock.adjust("179 seconds")
        assert.strictEqual(yield* good, 0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* failing, 0)
        yield* TestClock.adjust("359 seconds")
        assert.strictEqual(yield* good, 0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* good, 1)
        yield* TestClock.adjust("1 day")
        assert.strictEqual(yield* good, 0)
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "after an interrupted run of the delivery job, the request is delivered again 3 minutes later",
    () =>
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
        yield* TestClock.adjust("3 minutes")
        assert.strictEqual(yield* next, 1)
        assert.strictEqual(taken[0]?.id, id)
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect("no request is delivered twice if the receiver needs almost 2 minutes to accept it", () =>
    Effect.gen(function* () {
      yield* clear
      yield* send(randomUUID())
      yield* send(randomUUID())
      const begun = yield* Queue.unbounded<string>()
      const delivery = yield* Effect.forkChild(
        Effect.provide(
          deliverRequests,
          to(({ id }) => Effect.andThen(Queue.offer(begun, id), Effect.sleep("119 seconds"))),
        ),
      )
      yield* Queue.take(begun)
      const other = Effect.provide(deliverRequests, RequestReceiverMemory.layer())
      yield* TestClock.adjust("118 seconds")
      assert.strictEqual(yield* other, 0)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* Fiber.join(delivery), 2)
      yield* TestClock.adjust("1 hour")
      assert.strictEqual(yield* other, 0)
    }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "a request that the receiver does not accept within 2 minutes is delivered again a minute later",
    () =>
      Effect.gen(function* () {
        yield* clear
        yield* send(randomUUID())
        const begun = yield* Queue.unbounded<string>()
        const delivery = yield* Effect.forkChild(
          Effect.provide(
            deliverRequests,
            to(({ id }) => Effect.andThen(Queue.offer(begun, id), Effect.never)),
          ),
        )
        yield* Queue.take(begun)
        yield* TestClock.adjust("2 minutes")
        assert.strictEqual(yield* Fiber.join(delivery), 0)
        const other = Effect.provide(deliverRequests, RequestReceiverMemory.layer())
        assert.strictEqual(yield* other, 0)
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(yield* other, 1)
      }).pipe(Effect.provide([TestClock.layer(), Logger.layer([])])),
  )

  it.effect("a request is removed 30 days after its delivery, and an undelivered request stays stored", () =>
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
