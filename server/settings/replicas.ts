import { Config, Duration, Schema } from "effect"

import { requiredSetting, setting, textWhere, optional } from "./setting.ts"

const isPostgresUrl = (text: string) => /^postgres(?:ql)?:$/u.test(URL.parse(text)?.protocol ?? "")

const addressesIn = (text: string) => text.split(",").map((address) => address.trim())

const urls = setting(
  "DATABASE_READ_URLS",
  textWhere((text) => addressesIn(text).every(isPostgresUrl)),
  "addresses of PostgreSQL replicas, separated by commas, are needed, such as DATABASE_READ_URLS=postgres://user:password@host:5432/database.",
).pipe(Config.map(addressesIn), optional)

/** Limit of the lag in seconds. A visitor of a public page sees a price or stock that is at most this much older. */
const maxLag = setting(
  "DATABASE_READ_MAX_LAG",
  Schema.String.check(Schema.isPattern(/^\d{1,3}$/u)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum: 2, maximum: 300 }))),
  ),
  "seconds from 2 to 300 are needed, such as DATABASE_READ_MAX_LAG=10.",
).pipe(Config.map(Duration.seconds), Config.withDefault(Duration.seconds(10)))

const primary = requiredSetting(
  "DATABASE_URL",
  Schema.String,
  "DATABASE_READ_URLS needs the address of their primary in DATABASE_URL.",
)

/** The streaming replicas that answer public reads (ADR 0088). Default: none. */
export const replicas = Config.flatMap(urls, (urls) =>
  urls === undefined
    ? Config.succeed(undefined)
    : Config.map(Config.all({ primary, maxLag }), ({ maxLag }) => ({ urls, maxLag })),
)
