import type { OperatorAccess } from "@heimwerk/server/settings/operatorSettings.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import type { Call } from "./calls.ts"
import { localShop, onlyLocalShop } from "./localShop.ts"
import { RecordedCalls } from "./RecordedCalls.ts"
import { sayCalls } from "./sayCalls.ts"

/** Maximum duration of a connection attempt, in ms. */
const timeoutMillis = 5000

/** Returns whether a process listens on a socket or a port. */
const isListening = async (access: OperatorAccess): Promise<boolean> => {
  const { connect } = await import("node:net")
  return new Promise((resolve) => {
    const socket = connect(
      access.via === "socket" ? { path: access.path } : { host: access.host, port: access.port },
    )
    socket.setTimeout(timeoutMillis, () => socket.destroy(new Error("ETIMEDOUT")))
    socket.once("error", () => resolve(false))
    socket.once("connect", () => {
      socket.end()
      resolve(true)
    })
  })
}

const firstListening = (accesses: ReadonlyArray<OperatorAccess>) =>
  Effect.promise(async () => {
    for (const access of accesses) if (await isListening(access)) return access
    return undefined
  })

/** Returns the client of the first of these addresses on which a process listens, or `undefined`. */
const clientOf = Effect.fnUntraced(function* (accesses: ReadonlyArray<OperatorAccess>) {
  const access = yield* firstListening(accesses)
  if (access === undefined) return undefined
  const { operatorClient } = yield* Effect.promise(() => import("./operatorClient.ts"))
  return yield* operatorClient(access)
})

/**
 * The client of the running shop of this machine, over its socket or else over the private port. `undefined` if no process
 * listens there. Fails if a typed option selects another shop.
 */
export const runningShop = Effect.flatMap(onlyLocalShop, ({ accesses }) => clientOf(accesses))

/**
 * Like `runningShop`, but also for a command line that selects another shop: `doctor` checks itself whether both are
 * the same shop.
 */
export const diagnosedShop = Effect.flatMap(localShop, ({ accesses }) => clientOf(accesses))

/**
 * Returns the German sentence of an error that the operator interface declares. Errors of the HTTP client
 * have the property `_tag` and no German sentence.
 */
const sentenceOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "message" in error && !("_tag" in error)
    ? String(error.message)
    : undefined

/** Causes of a call that the shop did not get: nothing listens on its port or socket. */
const notSent = new Set(["ECONNREFUSED", "ENOENT"])

/** Returns whether the shop may have run a failed call: its answer got lost, is unreadable, or names an error of the server. */
const mayHaveRun = (call: Call | undefined): boolean => {
  if (call === undefined) return false
  if (call.status === undefined) return !notSent.has(call.cause ?? "")
  return call.status < 400 || call.status >= 500
}

/** Returns whether the shop does not know the path or an input of a failed call, so another version runs there. */
const isUnknown = (call: Call | undefined): boolean => call?.status === 404 || call?.status === 400

/** Runs a call to the running shop, and prints it with `--verbose`. Every failure becomes one German line. */
export const ask = <A, E>(call: Effect.Effect<A, E>) =>
  call.pipe(
    Effect.catch(
      Effect.fnUntraced(function* (error) {
        const sentence = sentenceOf(error)
        const last = (yield* RecordedCalls).at(-1)
        if (sentence === undefined && isUnknown(last))
          return yield* new NoAnswer({
            message:
              "Der laufende Shop kennt diesen Befehl nicht; er ist wohl eine ältere Version als dieses Programm. Prüfe beide mit heimwerk doctor.",
          })
        if (sentence === undefined && mayHaveRun(last))
          return yield* new NoAnswer({
            message:
              "Der laufende Shop hat nicht richtig geantwortet. Vielleicht hat er den Befehl trotzdem ausgeführt: bitte prüfe das, bevor du ihn wiederholst. Mehr steht in seinem Protokoll.",
          })
        const why = sentence ?? "Bitte prüfe OPERATOR_PORT und OPERATOR_TOKEN und sein Protokoll."
        return yield* new NoAnswer({
          message: `Der laufende Shop hat diesen Befehl nicht ausgeführt. ${why}`,
        })
      }),
    ),
    Effect.ensuring(sayCalls),
  )
