import { type Config, Effect, Option } from "effect"

import { serverSettings } from "./config.ts"
import {
  type About,
  declaredSettings,
  type Environment,
  germanProblemOf,
  problemOf,
  providerOf,
  type Setting,
  textIn,
} from "./setting.ts"
import { printedValue } from "./printedValue.ts"

/** One setting of the server, as an operator may see it. Secrets are left out. */
export interface SettingState extends Pick<About, "name" | "meaning"> {
  /**
   * The printable part of the value in effect. `null` if there is no value, if it is unusable, or if no part
   * of it may be printed.
   */
  readonly value: string | null
  readonly isSet: boolean
  /** Whether the variable is set, but another setting keeps the server from reading it. */
  readonly isIgnored: boolean
  readonly unit: string | null
  /** The default, or a German description of it. */
  readonly default: string
  /** German sentences about a setting that the server refuses. */
  readonly problem: string | null
}

const nothing = "nicht gesetzt"

/** Names of settings: those that the server reads, and those that it refuses. */
interface Reading {
  readonly read: ReadonlySet<string>
  readonly refused: ReadonlySet<string>
}

/**
 * Reads one entry of the server's settings. The server stops at the first refused setting. To find the next one, a refused
 * value is removed, and a missing one is replaced by its example.
 */
const readEntry = Effect.fnUntraced(function* (
  entry: Config.Config<unknown>,
  environment: Environment,
  settings: ReadonlyArray<Setting<unknown>>,
) {
  const [read, refused, replaced] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const current: Record<string, string | undefined> = { ...environment }
  for (;;) {
    const error = yield* Effect.flip(entry.parse(providerOf(current, (name) => read.add(name)))).pipe(
      Effect.option,
    )
    const problem = Option.map(error, ({ cause }) => cause.message)
    const about = settings.find(({ about }) => Option.contains(problem, problemOf(about)))?.about
    if (about === undefined || replaced.has(about.name)) return { read, refused } satisfies Reading
    refused.add(about.name)
    const isMissing = textIn(current, about.name) === undefined
    if (isMissing) replaced.add(about.name)
    current[about.name] = isMissing ? about.example : undefined
  }
})

/** Returns the text that the server reads if the variable is not set. */
const defaultIn = ({ default: text }: About, environment: Environment) =>
  text === undefined || typeof text === "string"
    ? Effect.succeed(text)
    : text.parse(providerOf(environment)).pipe(Effect.orElseSucceed(() => undefined))

const stateOf = Effect.fnUntraced(function* (
  declared: Setting<unknown>,
  environment: Environment,
  { read, refused }: Reading,
) {
  const { about } = declared
  const { defaultText, meaning, name, unit } = about
  const own = textIn(environment, name)
  const text = own ?? (yield* defaultIn(about, environment))
  const isUsable =
    own === undefined || Option.isSome(yield* Effect.option(declared.parse(providerOf(environment))))
  const isRefused = refused.has(name) || !isUsable
  return {
    name,
    value: text === undefined || isRefused ? null : printedValue(about, text),
    isSet: own !== undefined,
    isIgnored: own !== undefined && !read.has(name),
    unit: unit ?? null,
    default: defaultText?.de ?? (typeof about.default === "string" ? about.default : nothing),
    meaning,
    problem: isRefused ? germanProblemOf(about, own !== undefined) : null,
  } satisfies SettingState
})

/** Returns every setting of the server by name, with the value and the problem that a start would find. */
export const settingStates = Effect.fnUntraced(function* (environment: Environment) {
  const settings = declaredSettings()
  const entries = yield* Effect.forEach(Object.values(serverSettings), (entry) =>
    readEntry(entry, environment, settings),
  )
  const reading = {
    read: new Set(entries.flatMap(({ read }) => [...read])),
    refused: new Set(entries.flatMap(({ refused }) => [...refused])),
  }
  return yield* Effect.forEach(settings, (declared) => stateOf(declared, environment, reading))
})
