import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer, WrongUse } from "../errors.ts"
import { heimwerk } from "../root.ts"
import { type Profiles, readProfiles, Surroundings } from "./profiles.ts"

/**
 * Returns the origin of a typed HTTP or HTTPS address. Returns `undefined` for any other text, and for an
 * address with a path, query, fragment or login.
 */
export const originOf = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { hash, origin, password, pathname, protocol, search, username } = new URL(text)
  const isWeb = protocol === "http:" || protocol === "https:"
  const isBare = pathname === "/" && `${search}${hash}${username}${password}` === ""
  return isWeb && isBare ? origin : undefined
}

const profileOrigin = Effect.fnUntraced(function* (name: string, profiles: Profiles | undefined) {
  const known = profiles?.profiles ?? {}
  const profile = Object.hasOwn(known, name) ? known[name] : undefined
  if (profile !== undefined) return profile.origin
  const names = Object.keys(known).join(", ")
  return yield* new WrongUse({
    message:
      names === ""
        ? `Das Profil „${name}“ gibt es nicht: es fehlt heimwerk.config.json mit Profilen.`
        : `Das Profil „${name}“ gibt es nicht. Möglich ist: ${names}.`,
  })
})

/**
 * Returns the address of the shop: from the options of the command, else from the environment, else from the
 * settings file.
 */
const typedOrigin = Effect.gen(function* () {
  const { origin, profile } = yield* heimwerk
  if (Option.isSome(origin)) return origin.value
  if (Option.isSome(profile)) return yield* profileOrigin(profile.value, yield* readProfiles)
  const { env } = yield* Surroundings
  const fromEnvironment = env["HEIMWERK_ORIGIN"]
  // An empty `HEIMWERK_ORIGIN` selects the demonstration data, even if there is a settings file.
  if (fromEnvironment !== undefined) return fromEnvironment === "" ? undefined : fromEnvironment
  const profiles = yield* readProfiles
  return profiles?.default === undefined ? undefined : yield* profileOrigin(profiles.default, profiles)
})

/**
 * The address of the live shop to query: `--origin`, else `--profile`, else `HEIMWERK_ORIGIN`, else the default
 * profile of `heimwerk.config.json`. `undefined` selects the demonstration data.
 */
export const shopOrigin = Effect.gen(function* () {
  const typed = yield* typedOrigin
  if (typed === undefined) return undefined
  return (
    originOf(typed.trim()) ??
    (yield* new NoAnswer({
      message: `„${typed}“ ist keine Adresse eines Shops. Bitte eine wie https://shop.example angeben.`,
    }))
  )
})

/**
 * Like `shopOrigin`, for commands that can only ask a running shop. Fails if `--data` is typed, because the answer
 * would not be about these files.
 */
export const liveOrigin = Effect.gen(function* () {
  const { data } = yield* heimwerk
  if (Option.isSome(data))
    return yield* new WrongUse({
      message: "--data gilt hier nicht: dieser Befehl fragt einen laufenden Shop.",
    })
  return yield* shopOrigin
})
