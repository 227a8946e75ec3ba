import type { AskedTime } from "../market/openingAnswer.ts"
import { type BerlinTime, berlinTime } from "../values/berlinTime.ts"
import { parseGermanTime } from "./germanTime.ts"
import { parseInstant } from "./instant.ts"

/**
 * Reads the time that a visitor asks about: as German speakers type it (`24.12. 13:30`, `morgen 9 Uhr`,
 * `Samstag`) or in ISO 8601. A time without an offset is German local time. Returns `undefined` if the text is
 * no time.
 */
export const parseAskedTime = (text: string, now: BerlinTime): AskedTime | undefined => {
  const german = parseGermanTime(text, now)
  const instant = german?.epochMillis ?? parseInstant(text)
  return instant === undefined
    ? undefined
    : { time: berlinTime(instant), isWholeDay: german?.isWholeDay ?? false }
}

/** Returns the German sentence for a text that is no time. */
export const noTime = (text: string): string =>
  `„${text}“ ist kein Zeitpunkt. Bitte einen wie „24.12. 13:30“, „morgen 9 Uhr“ oder 2026-12-24T13:30 angeben.`
