import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import type { MarketId } from "@heimwerk/core/values/MarketId.ts"

/** A market as cards and its page show it: plain texts for one moment. */
export interface MarketView {
  readonly id: MarketId
  readonly name: string
  readonly link: string
  readonly address: { readonly street: string; readonly zip: string; readonly city: string }
  readonly geoPoint: GeoPoint
  readonly phone: string
  readonly open: boolean
  readonly status: string
  readonly distance?: string
  readonly week: ReadonlyArray<{ readonly label: string; readonly hours: string; readonly isToday: boolean }>
  /** Those of the next weeks, with German dates. */
  readonly specialDays: ReadonlyArray<{
    readonly date: string
    readonly label: string
    readonly hours: string
  }>
}
