import { Effect, Layer, Schema, Struct } from "effect"

import { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { feedbackMail } from "@heimwerk/core/feedback/feedbackMail.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { requestMail, type RequestWords } from "@heimwerk/core/forms/requestMail.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import {
  type CustomerRequest,
  RequestReceiver,
  RequestReceiverError,
} from "@heimwerk/core/forms/RequestReceiver.port.ts"
import type { Email } from "@heimwerk/core/values/Email.ts"

const readFeedback = Schema.decodeUnknownEffect(
  Schema.fromJsonString(Feedback.mapFields(Struct.omit(["token"]))),
)

const mailOf = ({ form, id, payload }: CustomerRequest, to: Email, words: Effect.Effect<RequestWords>) =>
  form === "feedback"
    ? Effect.map(readFeedback(payload), (feedback) => feedbackMail({ id, to }, feedback))
    : Effect.map(words, (known) => requestMail({ id, form, to }, [...new URLSearchParams(payload)], known))

/**
 * Loads the names that mails show instead of the ids of a request. If the form configurations or the markets
 * cannot be loaded, the mail shows ids.
 */
const requestWords = Effect.gen(function* () {
  const configs = yield* FormConfigs
  const markets = yield* Markets
  const words: Effect.Effect<RequestWords> = Effect.all({
    markets: Effect.orElseSucceed(markets.all, () => []),
    areas: Effect.orElseSucceed(
      Effect.map(configs.craftsman, ({ areas }) => areas),
      () => [],
    ),
    energy: Effect.orElseSucceed(
      Effect.map(configs.energy, ({ optionsGroups }) => optionsGroups),
      () => undefined,
    ),
  })
  return words
})

/**
 * Sends customers' requests as mails to a mailbox of the retailer, through the outbox. The mail has the
 * request's id, so the outbox sends it once even if the request is delivered again.
 */
export const layer = (to: Email): Layer.Layer<RequestReceiver, never, Outbox | FormConfigs | Markets> =>
  Layer.effect(
    RequestReceiver,
    Effect.gen(function* () {
      const outbox = yield* Outbox
      const words = yield* requestWords
      return {
        accept: Effect.fn("RequestReceiverMail.accept")((request) =>
          Effect.flatMap(mailOf(request, to, words), (mail) => outbox.accept(mail)).pipe(
            Effect.mapError((cause) => new RequestReceiverError({ cause })),
          ),
        ),
      }
    }),
  )
