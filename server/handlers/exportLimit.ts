import { ProfileError } from "@heimwerk/core/account/Profiles.port.ts"
import { Effect } from "effect"

import { Attempts } from "../security/Attempts.ts"

/** Maximum number of data exports of one customer per hour. Each one reads all requests and queued mails of the shop. */
const maxExports = 5
const hourMillis = 60 * 60 * 1000

const answer =
  "Du hast deine Daten gerade mehrmals heruntergeladen. Bitte versuche es in einer Stunde noch einmal."

/** Limits how often a customer exports data. Refuses the 6th export within an hour. */
export const makeExportLimit = Effect.map(
  Attempts,
  (attempts) => (customerId: string) =>
    attempts.count("export", `customer ${customerId}`, hourMillis).pipe(
      Effect.mapError((cause) => new ProfileError({ reason: "Unavailable", cause })),
      Effect.flatMap((exports) =>
        exports > maxExports
          ? Effect.fail(new ProfileError({ reason: "TooManyTries", answer }))
          : Effect.void,
      ),
    ),
)
