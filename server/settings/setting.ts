import { Config, ConfigProvider, Effect, Schema, type SchemaAST, SchemaIssue } from "effect"

import { StartProblem } from "./StartProblem.ts"

export type Environment = Readonly<Record<string, string | undefined>>

/** Never repeats the value: it may be a secret. */
const unusable = (name: string, wanted: string) =>
  new Schema.SchemaError(new SchemaIssue.InvalidValue({ message: `${name} is not usable: ${wanted}` }))

/**
 * One environment variable. An unset variable leaves the config absent, for `Config.withDefault` or `optional`.
 *
 * @param wanted one English sentence for the operator: what a usable value is, with an example
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

/** A setting that another setting makes necessary: an unset variable is refused like an unusable one. */
export const requiredSetting = <A>(...[name, schema, wanted, options]: Parameters<typeof setting<A>>) =>
  Config.orElse(setting(name, schema, wanted, options), () => Config.fail(unusable(name, wanted)))

export const optional = Config.withDefault(undefined)

/** A text that passes a check. */
export const textWhere = (isUsable: (text: string) => boolean) =>
  Schema.String.check(Schema.makeFilter(isUsable))

/** An http or https address without user and password. */
export const isWebAddress = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/u.test(url.protocol) && url.username === ""
}

/**
 * A variable with nothing but white space counts as unset. `DATABASE_URL` is the exception: a shop whose `DATABASE_URL` is
 * empty by mistake must not start on the embedded database.
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

/** Reads settings from the environment. The first unusable one fails with its line. */
export const readSettings = <A>(settings: Config.Config<A>, environment: Environment) =>
  settings
    .parse(providerOf(environment))
    .pipe(Effect.mapError(({ cause }) => new StartProblem({ message: cause.message })))
