import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import { cancelLink } from "@heimwerk/core/newsletter/mails.ts"

import type { ExportedSubscriber } from "../operator/newsletter.ts"
import { hashOf, newToken } from "./account/tokens.ts"
import { storable } from "./storable.ts"

/** Maximum number of addresses in one answer of an export. */
const maxExported = 500

const decode = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ email: Schema.String, confirmed: Schema.Int })),
)

/**
 * Returns at most 500 confirmed addresses of the newsletter, sorted. Skips the addresses up to and including `after`.
 * Each gets a new cancel link, and earlier links stay valid. Only the hashes of the tokens are stored.
 *
 * @param origin the origin of the links
 */
export const exportNewsletter = Effect.fn("sql.exportNewsletter")(function* (origin: string, after = "") {
  const sql = yield* SqlClient.SqlClient
  const key = `export ${yield* randomKey}`
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // The lock keeps an address from being deleted before its link is stored.
      const found = yield* sql`
        select subscriber as email, confirmed::float8 as confirmed from newsletter_subscription
        where confirmed is not null and subscriber > ${storable(after)}::text
        order by subscriber limit ${maxExported}::int for key share`.pipe(Effect.flatMap(decode))
      const exported = found.map((one) => ({ ...one, token: newToken() }))
      const links = exported.map(({ email, token }) => ({ email, hash: hashOf(token) }))
      // The time 0 keeps exported links out of the limit of 3 mailed links within 24 hours.
      yield* sql`
        insert into newsletter_cancel_link (subscriber, command_key, token_hash, created)
        select email, ${key}::text, hash, 0
        from jsonb_to_recordset(${JSON.stringify(links)}::text::jsonb) as link (email text, hash text)`
      return exported.map(({ confirmed, email, token }): ExportedSubscriber => ({
        email,
        confirmed,
        cancelLink: cancelLink(origin, token),
      }))
    }),
  )
})
