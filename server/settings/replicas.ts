import { Config, Duration } from "effect"

import { optional, required, setting, textWhere, wholeNumber } from "./setting.ts"
import { databaseUrl, isPostgresAddress } from "./storage.ts"

const addressesIn = (text: string) => text.split(",").map((address) => address.trim())

const urls = setting({
  name: "DATABASE_READ_URLS",
  meaning: "Diese Replikate von DATABASE_URL beantworten öffentliche Lesezugriffe.",
  manual:
    "streaming replicas of the database for public reads, separated by commas; needs `DATABASE_URL`. See [Replicas](#replicas)",
  printed: "address",
  schema: textWhere((text) => addressesIn(text).every(isPostgresAddress)),
  wanted:
    "addresses of PostgreSQL replicas, separated by commas, are needed, such as DATABASE_READ_URLS=postgres://user:password@host:5432/database.",
  needed:
    "Nötig sind Adressen von PostgreSQL-Replikaten, mit Komma getrennt, zum Beispiel DATABASE_READ_URLS=postgres://user:password@host:5432/database.",
}).pipe(Config.map(addressesIn), optional)

/**
 * Maximum lag of a replica, in seconds. A public page from a replica shows prices and stock that are at most
 * this much older than those of the primary.
 */
const maxLag = setting({
  name: "DATABASE_READ_MAX_LAG",
  meaning: "Ein Replikat mit größerem Rückstand beantwortet keine Lesezugriffe.",
  manual: "seconds from 2 to 300; a replica further behind is left out",
  unit: "Sekunden",
  default: "10",
  schema: wholeNumber(2, 300),
  wanted: "seconds from 2 to 300 are needed, such as DATABASE_READ_MAX_LAG=10.",
  needed: "Nötig sind 2 bis 300 Sekunden, zum Beispiel DATABASE_READ_MAX_LAG=10.",
}).pipe(Config.map(Duration.seconds))

/** The streaming replicas that answer public reads (ADR 0088). Default: none. */
export const replicas = Config.flatMap(urls, (urls) =>
  urls === undefined
    ? Config.succeed(undefined)
    : Config.map(Config.all({ primary: required(databaseUrl), maxLag }), ({ maxLag }) => ({ urls, maxLag })),
)
