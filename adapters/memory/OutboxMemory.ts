import { Effect, Layer } from "effect"

import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"

/** Appends mails to the given list, once per id. */
export const layer = (mails: Array<Mail> = []): Layer.Layer<Outbox> =>
  Layer.succeed(Outbox, {
    accept: (mail) =>
      Effect.sync(() => {
        if (!mails.some(({ id }) => id === mail.id)) mails.push(mail)
      }),
  })
