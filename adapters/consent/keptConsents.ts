import { consentVersion } from "@heimwerk/core/consent/dialogTexts.ts"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

/** The cookie with a visitor's consents. The browser stores nothing else about them. */
export const consentCookie = "heimwerk_consents"

/** Lifetime of a decision: 180 days. Afterwards the visitor is asked again. */
export const consentLifetimeSeconds = 15_552_000

/** The content of the consent cookie. */
export interface KeptConsents {
  /** The ids of the services with consent, as the consent manager names them. */
  readonly given: ReadonlyArray<string>
  /** The visitor has answered the dialog in its current wording. */
  readonly hasDecided: boolean
  /** This browser's random id. */
  readonly id: string
  /** Time of the last decision, in seconds since 1970. */
  readonly at: number
}

const Kept = Schema.fromJsonString(
  Schema.Struct({
    given: Schema.Array(Schema.String),
    hasDecided: Schema.Boolean,
    id: Schema.NonEmptyString,
    at: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
    version: Schema.String,
  }),
)
const decode = Schema.decodeUnknownOption(Kept)

/**
 * Reads the cookie's text; an unreadable one counts as no decision. After a change of the wording the
 * consents stay, but the visitor is asked again (quality T-P6).
 */
export const readKeptConsents = (text: string | undefined): KeptConsents | undefined =>
  Option.getOrUndefined(
    Option.map(decode(text ?? ""), ({ version, ...kept }) => ({
      ...kept,
      hasDecided: kept.hasDecided && version === consentVersion,
    })),
  )

/** Writes the cookie's text with the current version of the wording. */
export const keptConsentsText = ({ at, given, hasDecided, id }: KeptConsents): string =>
  JSON.stringify({ given, hasDecided, id, at, version: consentVersion })

/**
 * Remaining lifetime of the cookie, in seconds. Counts from the decision, so that rewriting the cookie does
 * not extend it.
 */
export const remainingSeconds = ({ at }: Pick<KeptConsents, "at">, epochMillis: number): number =>
  Math.max(0, at + consentLifetimeSeconds - Math.floor(epochMillis / 1000))
