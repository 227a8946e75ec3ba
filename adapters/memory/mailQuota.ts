import { accountMailWindowMillis, maxAccountMails } from "@heimwerk/core/account/accountLinks.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"

/**
 * Limits the mails to an address to `maxAccountMails` within `accountMailWindowMillis`, and allows one mail per
 * idempotency key.
 */
export const makeMailQuota = () => {
  const sent = new Map<string, ReadonlyArray<number>>()
  const keys = new Set<string>()
  return {
    /** Returns whether a command may send a mail now. If so, the command is recorded. */
    admits: (who: string, key: IdempotencyKey, now: number): boolean => {
      const command = `${who} ${key}`
      const recent = (sent.get(who) ?? []).filter((at) => at > now - accountMailWindowMillis)
      if (keys.has(command) || recent.length >= maxAccountMails) return false
      keys.add(command)
      sent.set(who, [...recent, now])
      return true
    },
  }
}
