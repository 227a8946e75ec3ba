import { Effect, Layer, Schema, Struct } from "effect"

import { Feedback } from "@heimwerk/core/feedback/Feedback.ts"
import { feedbackMail } from "@heimwerk/core/feedback/feedbackMail.ts"
import { requestMail } from "@heimwerk/core/forms/requestMail.ts"
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

const mailOf = ({ form, id, payload }: CustomerRequest, to: Email) =>
  form === "feedback"
    ? Effect.map(readFeedback(payload), (feedback) => feedbackMail({ id, to }, feedback))
    : Effect.succeed(requestMail({ id, form, to }, [...new URLSearchParams(payload)]))

/**
 * Sends customers' requests as mails to a mailbox of the retailer, through the outbox. The mail has the
 * request's id, so a repeated delivery is the same mail.
 */
export const layer = (to: Email): Layer.Layer<RequestReceiver, never, Outbox> =>
  Layer.effect(
    RequestReceiver,
    Effect.map(Outbox, (outbox) => ({
      accept: Effect.fn("RequestReceiverMail.accept")((request) =>
        Effect.flatMap(mailOf(request, to), (mail) => outbox.accept(mail)).pipe(
          Effect.mapError((cause) => new RequestReceiverError({ cause })),
        ),
      ),
    })),
  )
