import { socketPath } from "@heimwerk/adapters/operator/socketPath.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"

/** Address at which operators reach a running shop: its socket, or its private port. */
export type OperatorPlace =
  | { readonly kind: "socket"; readonly path: string }
  | { readonly kind: "port"; readonly origin: string; readonly token: string }

/** Returns whether a process listens on a socket. */
const isListening = async (path: string): Promise<boolean> => {
  const { connect } = await import("node:net")
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.end()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
}

const variable = (name: string): string => process.env[name]?.trim() ?? ""

/**
 * Returns the private port, from the environment variables that the shop also uses. Returns `undefined` if
 * they are not set.
 */
const privatePort = (): OperatorPlace | undefined => {
  const [port, token] = [variable("OPERATOR_PORT"), variable("OPERATOR_TOKEN")]
  if (port === "" || token === "") return undefined
  const host = variable("OPERATOR_HOST") || "127.0.0.1"
  return { kind: "port", origin: `http://${host.includes(":") ? `[${host}]` : host}:${port}`, token }
}

/** Returns the data directory of the shop on this machine, from the same environment variable as its server. */
export const dataDirectory = (): string => variable("DATA_DIR") || ".data"

const place = (dataDir: string) =>
  Effect.promise(async (): Promise<OperatorPlace | undefined> => {
    const path = socketPath(dataDir)
    return (await isListening(path)) ? { kind: "socket", path } : privatePort()
  })

/**
 * Returns the client of the running shop of a data directory, or else of the private port. Returns
 * `undefined` if no shop runs and no private port is configured.
 */
export const runningShop = Effect.fnUntraced(function* (dataDir: string) {
  const found = yield* place(dataDir)
  if (found === undefined) return undefined
  const { operatorClient } = yield* Effect.promise(() => import("./operatorClient.ts"))
  return yield* operatorClient(found)
})

/**
 * Returns the German sentence of an error that the operator interface declares. Errors of the HTTP client
 * have the property `_tag` and no German sentence.
 */
const sentenceOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "message" in error && !("_tag" in error)
    ? String(error.message)
    : undefined

/** Runs a call to the running shop. Every failure becomes one German line. */
export const ask = <A, E>(call: Effect.Effect<A, E>) =>
  Effect.mapError(call, (error) => {
    const why = sentenceOf(error) ?? "Bitte prüfe OPERATOR_PORT und OPERATOR_TOKEN und sein Protokoll."
    return new NoAnswer({ message: `Der laufende Shop hat diesen Befehl nicht ausgeführt. ${why}` })
  })
