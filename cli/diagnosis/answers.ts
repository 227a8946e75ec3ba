import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { FetchHttpClient } from "effect/http"

import { version } from "../version.ts"
import { durationText, failure, type Finding, ok, warning } from "./Finding.ts"

/** Difference between the clocks of this machine and the shop above which there is a warning, in ms. */
const maxClockDifference = 60_000
/**
 * Clock difference above which the shop refuses messages of the payment service, in ms: 5 minutes
 * (docs/adr/0051).
 */
const maxUsableDifference = 300_000
/** Maximum duration of a request, in ms. */
const timeoutMillis = 10_000

const health = "Zustand"

/** A raw answer of the shop. `body` is its JSON, or `undefined` for other content. */
interface Answer {
  readonly status: number
  readonly body: unknown
  /** The time in the header `Date`, in epoch ms. */
  readonly date: number
  /** Time halfway between sending the request and receiving the answer, in epoch ms. */
  readonly middle: number
}

/** Requests a path of the shop. If no answer comes, returns a text: the code of the cause, or the error. */
export const request = Effect.fnUntraced(function* (origin: string, path: string) {
  const send = yield* FetchHttpClient.Fetch
  const begin = yield* Clock.currentTimeMillis
  const result = yield* Effect.promise(async () => {
    try {
      const response = await send(`${origin}${path}`, { signal: AbortSignal.timeout(timeoutMillis) })
      const body: unknown = await response.json().catch(() => undefined)
      return { status: response.status, body, date: Date.parse(response.headers.get("date") ?? "") }
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      return typeof cause === "object" && cause !== null && "code" in cause
        ? String(cause.code)
        : String(error)
    }
  })
  if (typeof result === "string") return result
  const answer: Answer = { ...result, middle: (begin + (yield* Clock.currentTimeMillis)) / 2 }
  return answer
})

/** Returns the text at a path of a JSON answer, or `undefined`. */
const textAt = (body: unknown, ...path: ReadonlyArray<string>): string | undefined => {
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    body,
  )
  return typeof found === "string" ? found : undefined
}

const stateOf = ({ body, status }: Answer): Finding => {
  const state = textAt(body, "status")
  if (state === "ok") return ok(health, "Der Shop ist bereit.")
  if (state === "maintenance")
    return warning(
      health,
      "Der Shop ist wegen Wartung geschlossen.",
      "Entferne die Datei aus MAINTENANCE_FILE, wenn die Wartung fertig ist.",
    )
  if (state === "degraded")
    return failure(
      health,
      "Der Shop nimmt keine Besucher an.",
      "Rufe „heimwerk doctor“ auf der Maschine des Shops auf und lies sein Protokoll.",
    )
  return failure(
    health,
    `Die Adresse antwortet mit ${status}, aber nicht wie ein Shop.`,
    "Prüfe die Adresse und den Proxy.",
  )
}

const clockOf = ({ date, middle }: Answer): Finding => {
  const name = "Uhr"
  const difference = Math.abs(date - middle)
  if (Number.isNaN(difference))
    return warning(name, "Der Shop nennt keine Zeit.", "Lass den Proxy die Kopfzeile Date durchreichen.")
  // Small differences are ignored, because the `Date` header has only whole seconds.
  if (difference <= maxClockDifference) return ok(name, "Sie geht wie auf diesem Rechner.")
  const result = `Sie geht ${durationText(difference)} ${date < middle ? "nach" : "vor"}.`
  const remedy = "Stelle die Uhren der Maschinen mit NTP."
  return difference > maxUsableDifference ? failure(name, result, remedy) : warning(name, result, remedy)
}

const checkVersion = Effect.fnUntraced(function* (origin: string) {
  const name = "Version"
  const answer = yield* request(origin, "/openapi.json")
  const found = typeof answer === "string" ? undefined : textAt(answer.body, "info", "version")
  if (found === version) return ok(name, found)
  const remedy = `Nimm Shop und Kommandozeile in derselben Version (diese ist ${version}).`
  return found === undefined
    ? warning(name, "Der Shop nennt keine Version.", remedy)
    : warning(name, `Der Shop hat die Version ${found}.`, remedy)
})

/** Checks state, version and clock of a shop. */
export const checkAnswers = Effect.fnUntraced(function* (origin: string) {
  const answer = yield* request(origin, "/health")
  if (typeof answer === "string")
    return [
      failure(health, `Der Shop antwortet nicht (${answer}).`, "Starte den Shop und prüfe Adresse und Port."),
    ]
  return [stateOf(answer), clockOf(answer), yield* checkVersion(origin)]
})
