import type { FactFinderAddress } from "@heimwerk/adapters/vendors/factfinder/FactFinder.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import { Effect, Redacted } from "effect"

import { type Environment, read, unusable } from "./environment.ts"

const readUrl = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "FACTFINDER_URL")
  if (text === undefined) return undefined
  const url = URL.parse(text)
  const isPlain = url !== null && url.username === "" && url.search === "" && url.hash === ""
  if (isPlain && /^https?:$/u.test(url.protocol)) return url.href
  return yield* unusable(
    "FACTFINDER_URL",
    "an address without a password is needed, such as FACTFINDER_URL=https://shop.fact-finder.de/fact-finder.",
  )
})

const readLogin = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "FACTFINDER_LOGIN")
  if (text === undefined) return {}
  const [, user, password] = /^([^:]+):(.+)$/u.exec(text) ?? []
  if (user !== undefined && password !== undefined)
    return { login: { user, password: Redacted.make(password) } }
  return yield* unusable("FACTFINDER_LOGIN", "a name and a password are needed, joined by a colon.")
})

const readClientId = Effect.fnUntraced(function* (environment: Environment) {
  const text = read(environment, "FACTFINDER_CLIENT_ID")
  if (text === undefined) return {}
  const [, header, value] = /^([\w-]+):\s*([\w.~-]+)$/u.exec(text) ?? []
  if (header !== undefined && value !== undefined) return { clientId: { header, value } }
  return yield* unusable(
    "FACTFINDER_CLIENT_ID",
    "a header and its value are needed, such as FACTFINDER_CLIENT_ID=X-Client-Id: heimwerk.",
  )
})

/** Which search service is asked; `undefined` for the shop's own (docs/adr/0020). */
export const readFactFinder = Effect.fnUntraced(function* (environment: Environment, stage: Stage) {
  const url = yield* readUrl(environment)
  const login = yield* readLogin(environment)
  const clientId = yield* readClientId(environment)
  if (url === undefined) return undefined
  const address: FactFinderAddress = { url, stage, ...login, ...clientId }
  return address
})
