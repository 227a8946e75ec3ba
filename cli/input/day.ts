import { parseAskedTime } from "@heimwerk/core/typed/askedTime.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { now } from "./moment.ts"

/**
 * Reads a typed day, such as `1.11.2026`, `gestern` or `2026-11-01`, and returns it as `YYYY-MM-DD`. Refuses
 * a future day without a year: `1.11.` means the next 1 November, but a question about records may mean the
 * last one.
 */
export const typedDay = Effect.fnUntraced(function* (text: string) {
  const time = yield* now
  const asked = parseAskedTime(text, time)
  if (asked?.isWholeDay === true && (/\d{4}/u.test(text) || asked.time.date <= time.date))
    return asked.time.date
  return yield* new NoAnswer({
    message: `„${text}“ ist kein eindeutiger Tag. Bitte einen wie 1.11.2026, „gestern“ oder 2026-11-01 angeben.`,
  })
})
