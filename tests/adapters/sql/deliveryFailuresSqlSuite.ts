import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { deliverRequests } from "@heimwerk/adapters/sql/deliverRequests.ts"
import { queueMail, sendQueuedMails } from "@heimwerk/adapters/sql/outgoingMail.ts"
import { RequestReceiver } from "@heimwerk/core/forms/RequestReceiver.port.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"

import type { SuiteIt } from "../../ports/Suite.ts"
import { logTo } from "../../support/logTo.ts"
import { clear, type RequestServices, send } from "./waitingRequests.ts"

/** Accepts what it is given and records the id, but dies for one id until `repair` is called. */
const brokenFor = (id: string) => {
  const accepted: Array<string> = []
  let isBroken = true
  return {
    accepted,
    accept: (delivered: { readonly id: string }) =>
      isBroken && delivered.id === id
        ? Effect.die(new Error("broken"))
        : Effect.sync(() => void accepted.push(delivered.id)),
    repair: () => {
      isBroken = false
    },
  }
}

/** Tests of a mail or request whose delivery ends with an unexpected failure. */
export const deliveryFailuresSqlSuite = (it: SuiteIt<RequestServices | Outbox>) => {
  it.effect(
    "a mail whose sending ends with an unexpected failure does not stop the mails of its batch, and is sent again after 3 minutes",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`delete from outgoing_mail`
        const to = Email.make("anna@post.example")
        for (const [place, id] of ["mail-1", "mail-2", "mail-3"].entries())
          yield* queueMail(sql, { id, to, subject: "Hallo", text: "Text" }, place - 3)
        const lines: Array<string> = []
        const { accept, accepted, repair } = brokenFor("mail-1")
        const sending = sendQueuedMails.pipe(Effect.provide(Layer.succeed(Outbox, { accept })), logTo(lines))
        assert.strictEqual(yield* sending, 2)
        assert.deepStrictEqual(lines, ["Error: A mail could not be sent and is tried again later"])
        repair()
        assert.strictEqual(yield* sending, 0)
        yield* TestClock.adjust("3 minutes")
        assert.strictEqual(yield* sending, 1)
        assert.deepStrictEqual(accepted, ["mail-2", "mail-3", "mail-1"])
      }).pipe(Effect.provide(TestClock.layer())),
  )

  it.effect(
    "a request whose delivery ends with an unexpected failure does not stop the requests of its batch, and is delivered again after 3 minutes",
    () =>
      Effect.gen(function* () {
        yield* clear
        const { id: first } = yield* send(randomUUID())
        yield* TestClock.adjust("1 second")
        const { id: second } = yield* send(randomUUID())
        const lines: Array<string> = []
        const { accept, accepted, repair } = brokenFor(first)
        const delivering = deliverRequests.pipe(
          Effect.provide(Layer.succeed(RequestReceiver, { accept })),
          logTo(lines),
        )
        assert.strictEqual(yield* delivering, 1)
        assert.deepStrictEqual(lines, ["Error: A request could not be delivered and is tried again later"])
        repair()
        yield* TestClock.adjust("3 minutes")
        assert.strictEqual(yield* delivering, 1)
        assert.deepStrictEqual(accepted, [second, first])
      }).pipe(Effect.provide(TestClock.layer())),
  )
}
