import { Effect, Layer } from "effect"

import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"

/** Takes mails into the list given, in the order they came, each once. */
export const layer = (mails: Array<Mail> = []): Layer.Layer<Outbox> =>
  Layer.succeed(Outbox, {
    accept: (mail) =>
      Effect.sync(() => {
        if (!mails.some(({ id }) => id === mail.id)) mails.push(mail)
      }),
  })
