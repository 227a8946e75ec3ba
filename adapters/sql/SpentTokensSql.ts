import { randomBytes } from "node:crypto"

import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"

import { BotCheckError } from "@heimwerk/core/botCheck/BotCheck.port.ts"

import { SpentTokens } from "../vendors/altcha/server/SpentTokens.ts"

const Secret = Schema.Tuple([Schema.Struct({ secret: Schema.String })])

const unavailable = (cause: unknown) => new BotCheckError({ reason: "Unavailable", cause })

/**
 * Used bot check tokens in the database, shared by all servers. The first server that needs the signing key
 * creates it.
 */
export const layer: Layer.Layer<SpentTokens, never, SqlClient.SqlClient> = Layer.effect(
  SpentTokens,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    let known: string | undefined

    const read = Effect.gen(function* () {
      const fresh = randomBytes(32).toString("base64url")
      yield* sql`
        insert into bot_check_secret (place, secret) values (1, ${fresh}::text) on conflict (place) do nothing`
      const [{ secret }] = yield* sql`select secret from bot_check_secret where place = 1`.pipe(
        Effect.flatMap(Schema.decodeUnknownEffect(Secret)),
      )
      known = secret
      return secret
    }).pipe(Effect.mapError(unavailable))

    return {
      secret: Effect.suspend(() => (known === undefined ? read : Effect.succeed(known))),
      spend: Effect.fn("SpentTokensSql.spend")((id, until) =>
        sql`insert into bot_check_spent (id, until) values (${id}::text, ${until}::bigint)
          on conflict (id) do nothing returning id`.pipe(
          Effect.mapBoth({ onSuccess: (rows) => rows.length > 0, onFailure: unavailable }),
        ),
      ),
    }
  }),
)
