import type { SessionUser } from "../session/SessionUser.ts"
import type { ConsentRecord, ServiceConsent } from "./ConsentRecord.ts"
import { utcTimestamp } from "./utcTimestamp.ts"

const campaignParameters = ["utm_source", "utm_medium", "utm_campaign"]

/**
 * Where a decision was made (storefront 7, consent): in the app, which opens the shop with all three campaign parameters in
 * the query, else on the website. Their values do not matter. A `URLSearchParams` will do.
 */
export const recordSource = (query: { has(name: string): boolean }): ConsentRecord["source"] =>
  campaignParameters.every((name) => query.has(name)) ? "app" : "website"

const hasLoyaltyCardNumber = (user: SessionUser): user is SessionUser & { readonly loyaltyCard: string } =>
  user.loyaltyCard !== undefined && user.loyaltyCard !== ""

/** A visitor's decision, with what the record says about it. */
export interface ConsentDecision {
  /** The consent manager's name for what happened, for example `SAVE`; none when nothing was decided. */
  readonly event: string | undefined
  readonly consents: ReadonlyArray<ServiceConsent>
  readonly user: SessionUser
  readonly query: { has(name: string): boolean }
  readonly ucUserId: string
  readonly epochMillis: number
}

/**
 * The record to send, `undefined` when there is none to send (storefront 4, consent): only saving and accepting all are
 * sent, and only of a visitor whose `cs_id` is known. Refusing all is not named by the spec and not sent.
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
