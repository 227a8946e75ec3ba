import * as PgClient from "@effect/sql-pg/PgClient"
import { Context, Duration, Effect, Redacted, Schema } from "effect"
import type { Scope } from "effect"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient, SqlError } from "effect/sql"

import { OpenedDatabase } from "./OpenedDatabase.ts"
import { makePipelinedReads, PipelinedReads } from "./account/PipelinedReads.ts"
import { postgresPlace } from "./postgresPlace.ts"
import { StartError } from "./StartError.ts"

const minVersion = 150_000
const connections = 8

/** Codes of Node for a certificate that it does not accept: of an unknown issuer, expired, or for another host. */
const certificateCodes: ReadonlySet<unknown> = new Set([
  "SELF_SIGNED_CERT_IN_CHAIN",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "CERT_HAS_EXPIRED",
  "ERR_TLS_CERT_ALTNAME_INVALID",
])

const Settings = Schema.Tuple([
  Schema.Struct({
    fsync: Schema.String,
    version: Schema.Int,
    name: Schema.String,
    synchronous: Schema.String,
  }),
])

/**
 * Returns host, port and database of an address, without user and password.
 *
 * @param setting the name of the setting with the address
 */
export const placeOf = (setting: string, text: string): Effect.Effect<string, StartError> =>
  Effect.suspend(() => {
    const place = postgresPlace(text)
    const message = `${setting} is not a PostgreSQL address such as postgres://user:password@host:5432/database.`
    return place === undefined
      ? Effect.fail(new StartError({ reason: "UnreadableUrl", message }))
      : Effect.succeed(place)
  })

/**
 * Returns why the server does not let the shop in. The texts of the server are left out, because they name the user,
 * which is a password if both are swapped.
 *
 * @param setting the name of the setting with the address
 */
export const refusalAt = (setting: string, place: string, cause: unknown): StartError => {
  const reason = cause instanceof SqlError.SqlError ? cause.reason : undefined
  const { code, message }: { readonly code?: unknown; readonly message?: string } =
    reason?.cause instanceof Error ? reason.cause : {}
  if (reason?._tag === "AuthenticationError")
    return new StartError({
      reason: "LoginRefused",
      message: `PostgreSQL at ${place} refuses the user or password of ${setting}, or its pg_hba.conf does not let them in.`,
      cause,
    })
  if (code === "3D000") {
    const [server, name] = place.split("/")
    return new StartError({
      reason: "UnknownDatabase",
      message: `PostgreSQL at ${server} has no database ${name}.`,
      cause,
    })
  }
  if (message === "The server does not support TLS")
    return new StartError({
      reason: "NoTls",
      message: `PostgreSQL at ${place} does not offer TLS, which sslmode in ${setting} demands.`,
      cause,
    })
  if (certificateCodes.has(code))
    return new StartError({
      reason: "UntrustedCertificate",
      message: `PostgreSQL at ${place} has a TLS certificate that is not trusted, expired, or of another host (${String(code)}).`,
      cause,
    })
  if (code === "53300")
    return new StartError({
      reason: "TooManyConnections",
      message: `PostgreSQL at ${place} takes no more connections. Each instance of the shop needs ${connections + 1}.`,
      cause,
    })
  if (code === "57P03")
    return new StartError({
      reason: "NotReady",
      message: `PostgreSQL at ${place} is starting up or shutting down.`,
      cause,
    })
  return new StartError({
    reason: "Unreachable",
    message: `PostgreSQL at ${place} cannot be reached.`,
    cause,
  })
}

/**
 * Connects to a PostgreSQL server. Fails if its version is older than 15, or if `fsync` or
 * `synchronous_commit` is off: acknowledged changes must survive a power failure.
 *
 * @param lockLimitMillis maximum time for which a statement waits for one lock, in ms; 0: no limit
 */
export const openPostgres = (
  url: string,
  lockLimitMillis = 0,
): Effect.Effect<Context.Context<SqlClient.SqlClient | OpenedDatabase>, StartError, Scope.Scope> =>
  Effect.gen(function* () {
    const place = yield* placeOf("DATABASE_URL", url)
    const refused = (cause: unknown) => refusalAt("DATABASE_URL", place, cause)
    const connect = (options: { readonly maxConnections: number; readonly multiplex?: boolean }) =>
      PgClient.make({
        url: Redacted.make(url),
        connectTimeout: Duration.seconds(5),
        applicationName: "heimwerk",
        ...(lockLimitMillis > 0 ? { startupParameters: { lock_timeout: String(lockLimitMillis) } } : {}),
        ...options,
      }).pipe(Effect.provide(Reactivity.layer), Effect.mapError(refused))
    const client = yield* connect({ maxConnections: connections })
    const [settings] = yield* client`
      select current_setting('fsync') as fsync, current_setting('server_version_num')::int as version,
        current_setting('server_version') as name, current_setting('synchronous_commit') as synchronous
    `.pipe(Effect.flatMap(Schema.decodeUnknownEffect(Settings)), Effect.mapError(refused))
    if (settings.version < minVersion) {
      const message = `PostgreSQL at ${place} is version ${settings.name}; 15 or newer is needed.`
      return yield* new StartError({ reason: "TooOld", message })
    }
    if (settings.fsync === "off" || settings.synchronous === "off") {
      const name = settings.fsync === "off" ? "fsync" : "synchronous_commit"
      const message = `PostgreSQL at ${place} runs with ${name}=off and would lose acknowledged orders. Turn it on.`
      return yield* new StartError({ reason: "FsyncOff", message })
    }
    const pipelined = yield* makePipelinedReads(connect({ maxConnections: 1, multiplex: true }), client)
    return Context.make(SqlClient.SqlClient, client).pipe(
      Context.add(PipelinedReads, pipelined),
      Context.add(OpenedDatabase, {
        kind: "postgresql",
        description: `PostgreSQL ${settings.name} at ${place}`,
        durability: "power-loss safe",
      }),
    )
  })
