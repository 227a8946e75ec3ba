import { marketsPath } from "@heimwerk/adapters/http/contract/paths.ts"
import type { Diagnosis } from "@heimwerk/adapters/operator/diagnosis.ts"
import { Markets } from "@heimwerk/core/market/Markets.port.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { now } from "../input/moment.ts"
import { shopAt } from "../shop/live.ts"
import { diagnosedShop } from "../shop/runningShop.ts"
import { checkAnswers, request } from "./answers.ts"
import { checkArticles } from "./articles.ts"
import { checkConnection } from "./connection.ts"
import { failure, type Finding, ok } from "./Finding.ts"
import { checkHolidays, checkHours } from "./hours.ts"
import { checkBackup, checkDamage, checkMails, databaseText, notChecked } from "./privateChecks.ts"
import { checkProbes, checkReplicas } from "./probes.ts"

const own = "Private Auskunft"

/** Returns the number of markets in the shop's answer, unreadable ones included. */
const sentMarkets = Effect.fnUntraced(function* (origin: string) {
  const answer = yield* request(origin, marketsPath)
  const body = typeof answer === "string" ? undefined : answer.body
  const list: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "markets") : undefined
  return Array.isArray(list) ? list.length : 0
})

const unreadable = (check: string) =>
  Effect.succeed<ReadonlyArray<Finding>>([
    failure(
      check,
      "Der Shop liefert sie nicht.",
      "Rufe „heimwerk markets list --verbose“ auf und lies das Protokoll.",
    ),
  ])

const checkMarkets = Effect.fnUntraced(function* (origin: string) {
  const markets = yield* Markets.use(({ all }) => all)
  const { date } = yield* now
  const findings: ReadonlyArray<Finding> = [
    checkHours(markets, yield* sentMarkets(origin)),
    checkHolidays(markets, Number(date.slice(0, 4)) + 1),
  ]
  return findings
})

const checkData = (origin: string) =>
  Effect.all([
    Effect.catch(checkMarkets(origin), () => unreadable("Märkte")),
    Effect.catch(checkArticles(origin), () => unreadable("Artikel")),
  ]).pipe(
    Effect.map((lists) => lists.flat()),
    Effect.provide(shopAt(origin)),
  )

const checkPublic = Effect.fnUntraced(function* (origin: string, isThorough: boolean) {
  const connection = isThorough ? yield* checkConnection(origin) : []
  if (connection.some(({ check, state }) => check === "Rechnername" && state === "error")) return connection
  const answers = yield* checkAnswers(origin)
  const isReady = answers[0]?.state === "ok"
  return [...connection, ...answers, ...(isThorough && isReady ? yield* checkData(origin) : [])]
})

type RunningShop = NonNullable<Effect.Success<typeof diagnosedShop>>

/** Reports the probes even if the shop cannot read its database, because they name the reason. */
const checkPrivate = Effect.fnUntraced(function* (
  shop: RunningShop,
  details: Diagnosis | undefined,
  isThorough: boolean,
) {
  const health = yield* shop.health.details()
  const time = yield* Clock.currentTimeMillis
  const damage = isThorough
    ? yield* Effect.match(shop.diagnosis.damage(), {
        onSuccess: checkDamage,
        onFailure: () => notChecked.damage,
      })
    : []
  const findings: ReadonlyArray<Finding> = [
    ok(own, databaseText(health)),
    ...checkProbes(health.probes),
    ...checkReplicas(health.replicas ?? []),
    details?.mails === undefined ? notChecked.mails : checkMails(details.mails, time),
    details?.backup === undefined ? notChecked.backup : checkBackup(details.backup, time),
    ...damage,
  ]
  return findings
})

const refused = failure(
  own,
  "Der laufende Shop gibt keine private Auskunft.",
  "Prüfe OPERATOR_PORT und OPERATOR_TOKEN, und ob Shop und Kommandozeile dieselbe Version haben.",
)

const otherShop = ok(
  own,
  "Auf diesem Rechner läuft kein Shop mit dieser Adresse: E-Mails, Sicherung und Datenbank sind nicht geprüft.",
)

const isSame = (one: string, other: string): boolean =>
  one.replace("//localhost", "//127.0.0.1") === other.replace("//localhost", "//127.0.0.1")

/**
 * Checks a shop through its public address. If it runs on this machine or answers on the configured private
 * port, also checks the state that the shop reports only to operators.
 *
 * @param typed the public address; without one, the shop that runs on this machine
 * @param isThorough whether to check host name, certificate, markets, articles, and the indexes and rows of
 *   the database as well
 */
export const diagnose = Effect.fnUntraced(function* (typed: string | undefined, isThorough: boolean) {
  const shop = yield* diagnosedShop
  const details =
    shop === undefined ? undefined : yield* Effect.orElseSucceed(shop.diagnosis.details(), () => undefined)
  const found = details?.origin
  const origin = typed ?? found
  if (origin === undefined && shop === undefined)
    return yield* new NoAnswer({
      message:
        "Hier läuft kein Shop. Bitte nenne seine Adresse mit --origin, oder DATA_DIR, oder OPERATOR_PORT und OPERATOR_TOKEN.",
    })
  const outside = origin === undefined ? [] : yield* checkPublic(origin, isThorough)
  const isOther = found !== undefined && origin !== undefined && !isSame(found, origin)
  const inside =
    shop === undefined || isOther
      ? [otherShop]
      : yield* Effect.orElseSucceed(checkPrivate(shop, details, isThorough), () => [refused])
  const findings: ReadonlyArray<Finding> = [...outside, ...inside]
  return { origin: origin ?? null, findings }
})
