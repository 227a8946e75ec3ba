import type { SessionUser } from "../session/SessionUser.ts"
import type { ConsentRecord, ServiceConsent } from "./ConsentRecord.ts"
import { dateOfDay } from "../values/calendar.ts"

const two = (value: number): string => String(value).padStart(2, "0")

/**
 * Formats a time in UTC as `YYYY-MM-DDTHH:mm:ssZ`, rounded down to whole seconds (storefront 7, consent).
 *
 * @throws RangeError for `NaN`, infinite values, and times outside the years 0 to 9999
 */
export const utcTimestamp = (epochMillis: number): string => {
  if (!(epochMillis >= -62_167_219_200_000 && epochMillis < 253_402_300_800_000))
    throw new RangeError(`${epochMillis} is not an instant of the years 0 to 9999.`)
  const seconds = Math.floor(epochMillis / 1000)
  const day = Math.floor(seconds / 86_400)
  const second = seconds - day * 86_400
  const minute = Math.floor(second / 60)
  return `${dateOfDay(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second % 60)}Z`
}

const campaignParameters = ["utm_source", "utm_medium", "utm_campaign"]

/**
 * Returns where a consent decision was made (storefront 7, consent): `app` if the query contains all three
 * campaign parameters, else `website`. The values of these parameters are ignored.
 */
export const recordSource = (query: { has(name: string): boolean }): ConsentRecord["source"] =>
  campaignParameters.every((name) => query.has(name)) ? "app" : "website"

const hasLoyaltyCardNumber = (user: SessionUser): user is SessionUser & { readonly loyaltyCard: string } =>
  user.loyaltyCard !== undefined && user.loyaltyCard !== ""

/** The data from which a consent record is made. */
export interface ConsentDecision {
  /**
   * Event name of the consent manager, for example `SAVE`; `undefined` if the visitor made no decision in the
   * consent dialog.
   */
  readonly event: string | undefined
  readonly consents: ReadonlyArray<ServiceConsent>
  readonly user: SessionUser
  readonly query: { has(name: string): boolean }
  readonly ucUserId: string
  readonly epochMillis: number
}

/**
 * Returns the consent record to send, or `undefined` (storefront 4, consent). Only saving choices and
 * accepting all are recorded, and only for visitors whose customer id (`cs_id`) is known. The specification
 * does not mention refusing all, so it is not recorded.
 */
export const consentRecord = (decision: ConsentDecision): ConsentRecord | undefined => {
  const { consents, epochMillis, event, query, ucUserId, user } = decision
  if (event !== "SAVE" && event !== "ACCEPT_ALL") return undefined
  if (user.csId === undefined || user.csId === "") return undefined
  return {
    consents: consents.map(({ consent, name }) => ({ name, consent })),
    customerId: user.csId,
    ...(hasLoyaltyCardNumber(user) ? { loyaltyCardNumber: user.loyaltyCard } : {}),
    source: recordSource(query),
    ucUserId,
    timestamp: utcTimestamp(epochMillis),
  }
}
