import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { Config, Redacted, Schema } from "effect"

import { optional, requiredSetting, setting } from "./setting.ts"

/** A private socket or port on which operators reach the running shop (docs/operations.md). */
export type OperatorAccess =
  /** A socket in the file system that only the user of the shop process may open. */
  | { readonly via: "socket"; readonly path: string }
  /** A port that requires a token in every request. */
  | {
      readonly via: "port"
      readonly host: string
      readonly port: number
      readonly token: Redacted.Redacted
    }

const port = setting(
  "OPERATOR_PORT",
  Schema.String.check(Schema.isPattern(/^\d{1,5}$/u)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum: 1, maximum: 65_535 }))),
  ),
  "a number from 1 to 65535 is needed, such as OPERATOR_PORT=4174.",
)

/** The token has at least 32 characters, so that it cannot be guessed over a network. */
const token = requiredSetting(
  "OPERATOR_TOKEN",
  Schema.String.check(Schema.isPattern(/^[\w.~+/=-]{32,200}$/u)),
  "OPERATOR_PORT needs a secret of 32 to 200 letters and digits, such as the output of openssl rand -hex 32.",
)

/** The private port for operators. Default: none. */
export const operatorPort = Config.flatMap(optional(port), (port) =>
  port === undefined
    ? Config.succeed(undefined)
    : Config.all({
        host: Config.String("OPERATOR_HOST").pipe(Config.withDefault("127.0.0.1")),
        port: Config.succeed(port),
        token: Config.map(token, (text) => Redacted.make(text)),
      }),
)

/**
 * Returns the sockets and ports for operators. Only the embedded database has a socket: its data directory
 * belongs to one process, while servers with PostgreSQL may share theirs.
 */
export const operatorAccesses = (config: {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly operatorPort: Config.Success<typeof operatorPort>
}): ReadonlyArray<OperatorAccess> => [
  ...(config.databaseUrl === undefined ? [{ via: "socket" as const, path: socketPath(config.dataDir) }] : []),
  ...(config.operatorPort === undefined ? [] : [{ via: "port" as const, ...config.operatorPort }]),
]
