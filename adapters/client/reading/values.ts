import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"
import type { Plz } from "@heimwerk/core/values/Plz.ts"
import { isMarketId } from "@heimwerk/core/values/isMarketId.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { maxAmount, toCents } from "@heimwerk/core/values/toCents.ts"
import { maxQuantity, toQuantity } from "@heimwerk/core/values/toQuantity.ts"
import type { Quantity } from "@heimwerk/core/values/Quantity.ts"

import { guarded, type Read, struct, Unreadable } from "./Read.ts"

export const isArticleId = (raw: unknown): raw is ArticleId =>
  typeof raw === "string" && /^\d{6,10}$/u.test(raw)

export const articleId: Read<ArticleId> = guarded(isArticleId)

export const marketId: Read<MarketId> = guarded(
  (raw): raw is MarketId => typeof raw === "string" && isMarketId(raw),
)

/** Returns whether a value has the form of a German postcode: 5 digits. */
export const isPlz = (raw: unknown): raw is Plz => typeof raw === "string" && /^\d{5}$/u.test(raw)

/** A day such as `2026-12-24`. */
export const day: Read<string> = guarded(
  (raw): raw is string => typeof raw === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(raw),
)

/** A number of pieces from 1 to 999. */
export const quantity: Read<Quantity> = (raw) => {
  if (typeof raw !== "number" || !Number.isInteger(raw) || raw < 1 || raw > maxQuantity)
    throw new Unreadable()
  return toQuantity(raw)
}

/** An amount in whole cents. */
export const cents: Read<Cents> = (raw) => {
  if (typeof raw !== "number" || !Number.isInteger(raw) || raw < 0 || raw > maxAmount) throw new Unreadable()
  return toCents(raw)
}

/** German money such as `1.234,56 €`. */
export const germanMoney: Read<Cents> = (raw) => {
  const amount = typeof raw === "string" ? parseGermanMoney(raw) : undefined
  if (amount === undefined) throw new Unreadable()
  return amount
}

/** A number of euros such as 89.95. */
export const euros: Read<Cents> = (raw) => {
  const amount = typeof raw === "number" ? Math.round(raw * 100) : Number.NaN
  if (!(amount >= 0 && amount <= maxAmount)) throw new Unreadable()
  return toCents(amount)
}

const degrees = (limit: number): Read<number> =>
  guarded((raw): raw is number => typeof raw === "number" && Math.abs(raw) <= limit)

export const geoPoint: Read<GeoPoint> = struct<GeoPoint>({ lat: degrees(90), lng: degrees(180) })
