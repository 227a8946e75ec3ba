import { consentVersion } from "@heimwerk/core/consent/dialogTexts.ts"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

/** The cookie that holds a visitor's decisions; nothing else of them is kept in the browser. */
export const consentCookie = "heimwerk_consents"

/** A decision is asked for again after half a year. */
export const consentLifetimeSeconds = 15_552_000

/** What the cookie of the shop's own consent manager says. */
export interface KeptConsents {
  /** The services with consent, by the manager's id. */
  readonly given: ReadonlyArray<string>
  /** The dialog was answered, in the wording of today. */
  readonly hasDecided: boolean
  /** This browser's number. */
  readonly id: string
  /** When something was decided last, in seconds since 1970. */
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
 * Reads the cookie. What cannot be read is no decision; consents that were given stay given when the wording has changed,
 * but the visitor is asked again (quality T-P6).
 */
export const readKeptConsents = (text: string | undefined): KeptConsents | undefined =>
  Option.getOrUndefined(
    Option.map(decode(text ?? ""), ({ version, ...kept }) => ({
      ...kept,
      hasDecided: kept.hasDecided && version === consentVersion,
    })),
  )

/** Writes it. */
export const keptConsentsText = ({ at, given, hasDecided, id }: KeptConsents): string =>
  JSON.stringify({ given, hasDecided, id, at, version: consentVersion })

/** How long the cookie has still to live, in seconds, however often it is written again meanwhile. */
export const remainingSeconds = ({ at }: Pick<KeptConsents, "at">, epochMillis: number): number =>
  Math.max(0, at + consentLifetimeSeconds - Math.floor(epochMillis / 1000))
