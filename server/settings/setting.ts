import { Config, ConfigProvider, Effect, Schema, type SchemaAST, SchemaIssue } from "effect"

import { StartProblem } from "./StartProblem.ts"

export type Environment = Readonly<Record<string, string | undefined>>

/** Makes the error for an invalid setting. It never contains the value, which may be a secret. */
const unusable = (name: string, wanted: string) =>
  new Schema.SchemaError(new SchemaIssue.InvalidValue({ message: `${name} is not usable: ${wanted}` }))

/**
 * Reads one environment variable. If the variable is not set, the config fails as missing data, so that
 * `Config.withDefault` and `optional` can replace it.
 *
 * @param wanted one English sentence for the operator: which values are valid, with an example
 */
export const setting = <A>(
  name: string,
  schema: Schema.Codec<A, string>,
  wanted: string,
  options: SchemaAST.ParseOptions = {},
) => {
  const decode = Schema.decodeEffect(schema, options)
  const refused = new Config.ConfigError(unusable(name, wanted))
  return Config.mapEffect(Config.String(name), (text) => Effect.mapError(decode(text), () => refused))
}

/**
 * Reads a setting that another setting requires. If it is not set, that is an error, like an invalid value.
 */
export const requiredSetting = <A>(...[name, schema, wanted, options]: Parameters<typeof setting<A>>) =>
  Config.orElse(setting(name, schema, wanted, options), () => Config.fail(unusable(name, wanted)))

export const optional = Config.withDefault(undefined)

/** Makes a schema for a text that passes a check. */
export const textWhere = (isUsable: (text: string) => boolean) =>
  Schema.String.check(Schema.makeFilter(isUsable))

/** Returns whether a text is an http or https address without a path. */
export const isWebOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/u.test(url.protocol) && url.origin === text.replace(/\/$/u, "")
}

/** Returns whether a text is an http or https address without user and password. */
export const isWebAddress = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/u.test(url.protocol) && url.username === ""
}

/**
 * Treats a variable with only white space as not set. `DATABASE_URL` is the exception: a shop whose
 * `DATABASE_URL` is empty by mistake must not start with the embedded database.
 */
const providerOf = (environment: Environment) => {
  const trimmed = Object.entries(environment).flatMap(([name, value = ""]) =>
    name === "DATABASE_URL" || value.trim() === "" ? [] : [[name, value.trim()] as const],
  )
  const databaseUrl = environment["DATABASE_URL"]
  return ConfigProvider.fromUnknown(
    { ...Object.fromEntries(trimmed), ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
    { preserveEmptyStrings: true },
  )
}

/** Reads settings from the environment. Fails with the message about the first invalid one. */
export const readSettings = <A>(settings: Config.Config<A>, environment: Environment) =>
  settings
    .parse(providerOf(environment))
    .pipe(Effect.mapError(({ cause }) => new StartProblem({ message: cause.message })))
