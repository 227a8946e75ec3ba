import { assert, describe, it } from "@effect/vitest"
import * as FormConfigsMemory from "@heimwerk/adapters/memory/FormConfigsMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as RequestReceiverMail from "@heimwerk/adapters/node/RequestReceiverMail.ts"
import * as RequestReceiverWebhook from "@heimwerk/adapters/node/RequestReceiverWebhook.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { type CustomerRequest, RequestReceiver } from "@heimwerk/core/forms/RequestReceiver.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Effect, Layer } from "effect"

import { smallForms } from "../../support/smallForms.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { answering, type Says } from "../../support/answering.ts"

const request: CustomerRequest = {
  id: "energetictransformation-1",
  form: "energetictransformation",
  payload:
    "formfield-email=ada%40beispiel.de&formfield-firstname=Ada+%26+Co&formfield-partners=varm&id=energetictransformation&token=t",
}
const feedback: CustomerRequest = {
  id: "feedback-1",
  form: "feedback",
  payload: JSON.stringify({ type: "like", message: "Gut", environment: "prod" }),
}

const accept = (one: CustomerRequest) => RequestReceiver.use((receiver) => receiver.accept(one))

describe("RequestReceiverMail", () => {
  const to = Email.make("anfragen@shop.example")
  const mailbox = (mails: Array<Mail>) =>
    RequestReceiverMail.layer(to).pipe(
      Layer.provide([
        OutboxMemory.layer(mails),
        FormConfigsMemory.layer(smallForms),
        MarketsMemory.layer(smallWorld.markets),
      ]),
    )

  it.effect(
    "the mail about a customer's request has the id of the request and contains the customer's answers",
    () =>
      Effect.gen(function* () {
        const mails: Array<Mail> = []
        yield* Effect.andThen(accept(request), accept(feedback)).pipe(Effect.provide(mailbox(mails)))
        assert.deepStrictEqual(
          mails.map(({ id, subject, to: mailbox }) => [id, mailbox, subject]),
          [
            ["energetictransformation-1", to, "Neue Anfrage: Energieeffizientes Wohnen"],
            ["feedback-1", to, "Neues Feedback: Gefällt mir"],
          ],
        )
        assert.include(mails[0]?.text, "Vorname: Ada & Co\n")
        assert.match(mails[0]?.text ?? "", /^Service: .*Varm$/mu)
        assert.include(mails[1]?.text, "\nGut\n")
      }),
  )

  it.effect("the delivery of an unreadable request fails, and the error contains no personal data", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(
        accept({ ...feedback, payload: '{"message":"ada@beispiel.de"}' }),
      ).pipe(Effect.provide(mailbox([])))
      assert.notInclude(`${error.message} ${String(error.cause)}`, "ada@")
    }),
  )
})

describe("RequestReceiverWebhook", () => {
  const sent = Effect.fnUntraced(function* (says: Says, one: CustomerRequest) {
    const { came, origin } = yield* answering(() => says)
    const send = Effect.provide(accept(one), RequestReceiverWebhook.layer(`${origin}/requests?shop=1`))
    return { came, send }
  })

  it.effect.each([
    [request, "application/x-www-form-urlencoded"],
    [feedback, "application/json"],
  ] as const)(
    "a customer's request is posted to the webhook unchanged, with its id and the name of its form",
    ([one, type]) =>
      Effect.gen(function* () {
        const { came, send } = yield* sent({ status: 202 }, one)
        yield* send
        assert.deepStrictEqual(
          came.map(({ body, headers, method, url }) => [
            method,
            url,
            headers["content-type"],
            headers["idempotency-key"],
            headers["x-form-id"],
            body,
          ]),
          [["POST", "/requests?shop=1", type, one.id, one.form, one.payload]],
        )
      }),
  )

  it.effect.each<[string, Says]>([
    ["answers 400", { status: 400 }],
    ["answers 503", { status: 503 }],
    ["redirects (T-I9)", { status: 307, location: "http://127.0.0.1:9/" }],
  ])(
    "the delivery of a request fails when the webhook %s, and the error does not contain the request",
    ([, says]) =>
      Effect.gen(function* () {
        const { send } = yield* sent(says, request)
        const error = yield* Effect.flip(send)
        assert.strictEqual(error.message, "The receiver does not take requests at the moment.")
        assert.notInclude(`${error.message} ${String(error.cause)}`, "ada")
      }),
  )
})
