import { Config, Data, Effect } from "effect"

import { operatorAccesses, operatorPort } from "./operatorSettings.ts"
import {
  declaredSettings,
  type Environment,
  germanProblemOf,
  optional,
  problemOf,
  providerOf,
  textIn,
} from "./setting.ts"
import { dataDir, databaseUrl } from "./storage.ts"

const settings = Config.all({ dataDir, databaseUrl: optional(databaseUrl), operatorPort })

/** A setting is missing or invalid. `message` says so in German sentences without the value. */
export class UnusableSetting extends Data.TaggedError("UnusableSetting")<{ readonly message: string }> {}

const germanLine = (environment: Environment, line: string): string => {
  const about = declaredSettings().find((declared) => problemOf(declared.about) === line)?.about
  return about === undefined ? line : germanProblemOf(about, textIn(environment, about.name) !== undefined)
}

/**
 * Reads the settings that tell a program on the machine of a shop where the shop's database is, and where the
 * shop listens for operators. The server reads the same settings.
 */
export const localShop = Effect.fnUntraced(function* (environment: Environment) {
  const config = yield* Effect.mapError(
    settings.parse(providerOf(environment)),
    ({ cause }) => new UnusableSetting({ message: germanLine(environment, cause.message) }),
  )
  return {
    database: { url: config.databaseUrl, directory: config.dataDir },
    accesses: operatorAccesses(config),
  }
})
