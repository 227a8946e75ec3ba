import { Semaphore } from "effect"

import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"

import type { MailingStore } from "../mail/MailingStore.ts"

/**
 * A store in memory that runs changes one at a time and sends their mails at once. A failed change is not
 * rolled back.
 */
export const mailingStore = (outbox: Outbox["Service"]): MailingStore<OutboxError> => {
  const lock = Semaphore.makeUnsafe(1)
  return {
    atomically: (work) => lock.withPermit(work),
    send: (mail) => outbox.accept(mail),
    newToken: randomKey,
  }
}
