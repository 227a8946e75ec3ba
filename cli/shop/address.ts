import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer } from "../errors.ts"
import { heimwerk } from "../root.ts"

const originOf = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { hash, origin, password, pathname, protocol, search, username } = new URL(text)
  const isWeb = protocol === "http:" || protocol === "https:"
  const isBare = pathname === "/" && `${search}${hash}${username}${password}` === ""
  return isWeb && isBare ? origin : undefined
}

/** The address of the live shop to query (`--origin`). `undefined` selects the demonstration data. */
export const shopOrigin = Effect.gen(function* () {
  const { origin } = yield* heimwerk
  if (Option.isNone(origin)) return undefined
  const found = originOf(origin.value.trim())
  return (
    found ??
    (yield* new NoAnswer({
      message: `„${origin.value}“ ist keine Adresse eines Shops. Bitte eine wie https://shop.example angeben.`,
    }))
  )
})

/** Makes the error for a shop that does not answer or sends an unexpected answer. */
export const unavailable = (origin: string | undefined) =>
  new NoAnswer({
    message: `Der Shop unter ${origin ?? "?"} antwortet nicht wie erwartet. Bitte die Adresse prüfen oder es später noch einmal versuchen.`,
  })
