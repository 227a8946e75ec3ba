import { Config, ConfigProvider, Effect, Schema, type SchemaAST, SchemaIssue } from "effect"

import { StartProblem } from "./StartProblem.ts"

export type Environment = Readonly<Record<string, string | undefined>>

/** The description of a setting, for `heimwerk settings` and docs/operations.md. */
export interface About {
  /** Name of the environment variable. */
  readonly name: string
  /** The meaning as one German sentence, for the command line. */
  readonly meaning: string
  /** The meaning in English, as Markdown, for docs/operations.md. */
  readonly manual: string
  readonly unit?: "Sekunden" | "MB" | "Werktage"
  /** The text that is read if the variable is not set, or a config that returns or refuses it. Default: none. */
  readonly default?: string | Config.Config<string>
  /** Describes the default if it is not a fixed text. */
  readonly defaultText?: { readonly de: string; readonly en: string }
  /**
   * How much of the value may be printed. `address`: only scheme and host, because the rest can contain a password or a
   * token. `secret`: nothing. Default: the whole value.
   */
  readonly printed?: "address" | "secret"
  /** One English sentence for the server's log: which values are valid, with an example. */
  readonly wanted: string
  /** One German sentence for the command line: which values are valid, with an example. */
  readonly needed: string
  /** A valid value. Required for a setting that another setting requires. */
  readonly example?: string
}

/** A setting and the way to read it. */
interface Declaration<A> extends About {
  readonly schema: Schema.Codec<A, string>
  readonly options?: SchemaAST.ParseOptions
}

/** Reads one environment variable, and describes it. */
export type Setting<A> = Config.Config<A> & { readonly about: About }

const declarations: Array<Setting<unknown>> = []

/**
 * Returns all settings that the loaded modules declare, by name. A list in the source code would repeat each setting, and
 * could lack one.
 */
export const declaredSettings = (): ReadonlyArray<Setting<unknown>> =>
  declarations.toSorted((a, b) => (a.about.name < b.about.name ? -1 : 1))

/**
 * Returns the server's log line about an unusable setting. It never contains the value, which may be a secret.
 */
export const problemOf = ({ name, wanted }: Pick<About, "name" | "wanted">) =>
  `${name} is not usable: ${wanted}`

/**
 * Returns the German sentences about an unusable setting, for the command line. They never contain the value,
 * which may be a secret.
 */
export const germanProblemOf = ({ name, needed }: Pick<About, "name" | "needed">, isSet: boolean) =>
  `${name} ${isSet ? "ist nicht gültig" : "fehlt"}. ${needed}`

const unusable = (about: Pick<About, "name" | "wanted">) =>
  new Schema.SchemaError(new SchemaIssue.InvalidValue({ message: problemOf(about) }))

/** Returns a config that refuses a setting. */
export const refuse = (about: Pick<About, "name" | "wanted">) => Config.fail(unusable(about))

/**
 * Declares a setting: one environment variable with its meaning. Without a value and a default, the config
 * fails with the error for missing data, so that `optional` and `required` can replace this error.
 */
export const setting = <A>({ options = {}, schema, ...about }: Declaration<A>): Setting<A> => {
  const decode = Schema.decodeEffect(schema, options)
  const refused = new Config.ConfigError(unusable(about))
  const { default: text } = about
  const variable = Config.String(about.name)
  const read =
    text === undefined
      ? variable
      : Config.orElse(variable, () => (typeof text === "string" ? Config.succeed(text) : text))
  const config = Config.mapEffect(read, (text) => Effect.mapError(decode(text), () => refused))
  const declared = Object.assign(config, { about })
  declarations.push(declared)
  return declared
}

/**
 * Reads a setting that another setting requires. If it is not set, that is an error, like an invalid value.
 */
export const required = <A>(declared: Setting<A>): Config.Config<A> =>
  Config.orElse(declared, () => refuse(declared.about))

export const optional = Config.withDefault(undefined)

/** Makes a schema for a text that passes a check. */
export const textWhere = (isUsable: (text: string) => boolean) =>
  Schema.String.check(Schema.makeFilter(isUsable))

/** Makes a schema for a whole number within limits. */
export const wholeNumber = (minimum: number, maximum: number) =>
  Schema.String.check(Schema.isPattern(/^\d{1,7}$/u)).pipe(
    Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum, maximum }))),
  )

/**
 * Returns whether a text is an http or https address that consists only of a scheme, a host and perhaps a port.
 * It may end with a slash.
 */
export const isWebOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/u.test(url.protocol) && url.origin === text.replace(/\/$/u, "")
}

/** Returns whether a text is an http or https address without user name and password. */
export const isWebAddress = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/u.test(url.protocol) && url.username + url.password === ""
}

/**
 * Returns the text of a variable without white space around it, or `undefined` if nothing remains. The text
 * of `DATABASE_URL` stays as it is: a shop whose `DATABASE_URL` is empty by mistake must not start with the
 * embedded database.
 */
export const textIn = (environment: Environment, name: string): string | undefined => {
  const text = environment[name]
  return name === "DATABASE_URL" ? text : text?.trim() || undefined
}

/**
 * Returns a provider of the variables.
 *
 * @param onRead gets the name of each variable that is read
 */
export const providerOf = (environment: Environment, onRead: (name: string) => void = () => {}) =>
  ConfigProvider.make((path) =>
    Effect.sync(() => {
      const name = path.join(".")
      onRead(name)
      const text = textIn(environment, name)
      return text === undefined ? undefined : ConfigProvider.makeValue(text)
    }),
  )

/** Reads settings from the environment. Fails with the message about the first invalid one. */
export const readSettings = <A>(settings: Config.Config<A>, environment: Environment) =>
  settings
    .parse(providerOf(environment))
    .pipe(Effect.mapError(({ cause }) => new StartProblem({ message: cause.message })))
