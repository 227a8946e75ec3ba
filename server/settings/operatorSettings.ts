import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import { Config, Redacted, Schema } from "effect"

import { optional, required, setting, wholeNumber } from "./setting.ts"

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

const port = setting({
  name: "OPERATOR_PORT",
  meaning: "Auf diesem privaten Port erreichen Betreiber den laufenden Shop; er darf nie öffentlich sein.",
  manual: "private port for operators, on `OPERATOR_HOST`; never publish it",
  schema: wholeNumber(1, 65_535),
  wanted: "a number from 1 to 65535 is needed, such as OPERATOR_PORT=4174.",
  needed: "Nötig ist eine Zahl von 1 bis 65535, zum Beispiel OPERATOR_PORT=4174.",
})

const host = setting({
  name: "OPERATOR_HOST",
  meaning: "Auf dieser Adresse lauscht der private Port für Betreiber.",
  manual: "address of the private port",
  default: "127.0.0.1",
  schema: Schema.String,
  wanted: "an address is needed, such as OPERATOR_HOST=10.0.0.5.",
  needed: "Nötig ist eine Adresse, zum Beispiel OPERATOR_HOST=10.0.0.5.",
})

/** The token has at least 32 characters, so that it cannot be guessed over a network. */
const token = setting({
  name: "OPERATOR_TOKEN",
  meaning: "Dieses Geheimnis verlangt der private Port für Betreiber in jeder Anfrage.",
  manual: "secret of at least 32 characters, required with `OPERATOR_PORT`: `openssl rand -hex 32`",
  printed: "secret",
  schema: Schema.String.check(Schema.isPattern(/^[\w.~+/=-]{32,200}$/u)),
  wanted:
    "OPERATOR_PORT needs a secret of 32 to 200 letters and digits, such as the output of openssl rand -hex 32.",
  needed:
    "Mit OPERATOR_PORT ist ein Geheimnis aus 32 bis 200 Buchstaben und Ziffern nötig, zum Beispiel die Ausgabe von openssl rand -hex 32.",
  example: "0".repeat(32),
})

/** The private port for operators. Default: none. */
export const operatorPort = Config.flatMap(optional(port), (port) =>
  port === undefined
    ? Config.succeed(undefined)
    : Config.all({
        host,
        port: Config.succeed(port),
        token: Config.map(required(token), (text) => Redacted.make(text)),
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
