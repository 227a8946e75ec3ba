import { randomUUID } from "node:crypto"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { BotCheck, type BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { EnergySubmission } from "@heimwerk/core/forms/energy/submission.ts"
import type { FeedbackInbox } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import type { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { energyRequest } from "../../core/forms/samples.ts"

/** The database and the ports that the tests of requests use. */
export type RequestServices =
  SqlClient.SqlClient | FormInbox | FeedbackInbox | FormConfigs | Markets | BotCheck | BotVerification

export const token = (form: "craftsman" | "energy" | "feedback") => BotCheck.use((bots) => bots.token(form))

/** An inbox with its own idempotency keys, because the database shares keys between visitors. */
export const visitor = Effect.map(FormInbox, (inbox): FormInbox["Service"] => {
  const own = randomUUID()
  return {
    craftsman: (sent, key) => inbox.craftsman(sent, `${own} ${key}`),
    energy: (sent, key) => inbox.energy(from(own, sent), `${own} ${key}`),
    confirm: (link) => inbox.confirm(link),
  }
})

/**
 * Returns the request with an e-mail address of its own, because one address gets at most 10 confirmation
 * mails.
 */
export const from = <Request extends EnergySubmission>(name: string, request: Request): Request => ({
  ...request,
  contact: { ...request.contact, email: Email.make(`${name}@beispiel.de`) },
})

/** Sends an energy request, which waits for its confirmation. */
export const sendWaiting = Effect.fnUntraced(function* (key: string, name = key) {
  const sent = from(name, { ...energyRequest, token: yield* token("energy") })
  return { sent, id: (yield* (yield* FormInbox).energy(sent, key)).id }
})

const Mails = Schema.Array(Schema.Struct({ recipient: Schema.String, body: Schema.String }))
export const mailOf = (id: string) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.flatMap(
      sql`select recipient, body from outgoing_mail where id = ${`confirm-${id}`}::text`,
      Schema.decodeUnknownEffect(Mails),
    ),
  )
export const tokenOf = Effect.fnUntraced(function* (id: string) {
  const [mail] = yield* mailOf(id)
  return /bestaetigen\?token=([\w-]+)/u.exec(mail?.body ?? "")?.[1] ?? ""
})

/** Sends an energy request and confirms it. */
export const send = Effect.fnUntraced(function* (key: string) {
  const request = yield* sendWaiting(key)
  yield* (yield* FormInbox).confirm(yield* tokenOf(request.id))
  return request
})

export const Payloads = Schema.Array(Schema.Struct({ payload: Schema.String }))
export const payloadOf = (id: string) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.flatMap(
      sql`select payload from customer_request where id = ${id}::text`,
      Schema.decodeUnknownEffect(Payloads),
    ),
  )

/** Deletes all requests and the mails that ask for their confirmation. */
export const clear = SqlClient.SqlClient.use((sql) =>
  Effect.andThen(
    sql`delete from customer_request`,
    sql`delete from outgoing_mail where id like ${"confirm-%"}::text`,
  ),
)
