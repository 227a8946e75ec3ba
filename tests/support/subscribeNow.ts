import type { Email } from "@heimwerk/core/values/Email.ts"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Stores a confirmed subscription to the newsletter. */
export const subscribeNow = (email: Email) =>
  SqlClient.SqlClient.use(
    (sql) => sql`
      insert into newsletter_subscription (subscriber, requested, confirmed)
      values (${email.toLowerCase()}::text, 0::bigint, 0::bigint)
      on conflict (subscriber) do update set confirmed = 0::bigint`,
  ).pipe(Effect.orDie)
