import type { LoqateAddress } from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import type { MapTiles } from "@heimwerk/ui/features/market/map/MapPoint.ts"
import { Context } from "effect"

import type { ConsentManagerSettings } from "./consentSettings.ts"

/** Addresses that a vendor's widget needs beside its script. */
export interface VendorOrigins {
  readonly frames: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  /** Its scripts make Trusted Types of their own. */
  readonly makesTypes: boolean
}

/** What handlers and pages need to know about this installation. */
export interface ShopSettings {
  /** The origin visitors see, such as `https://shop.example`; without it the request's own host counts. */
  readonly publicOrigin: string | undefined
  /** The database in words, for operators: `PGlite in .data` or `PostgreSQL`. */
  readonly database: string
  /** What is promised about acknowledged changes: `process-crash safe` or `power-loss safe`. */
  readonly durability: string
  /** Where it runs, as far as outside services differ: by it consents have their ids. */
  readonly stage: Stage
  /** Where the map's tiles come from, once the visitor has consented to maps; without it the map has outlines only. */
  readonly mapTiles?: MapTiles
  /** Where the scripts of third parties come from, each once the visitor has consented to it; without it there are none. */
  readonly services?: ServiceScripts
  /** Who asks visitors for their consents, when it is not the shop itself. */
  readonly consentManager?: ConsentManagerSettings
  /** Who finds addresses for the pages, when it is not the shop itself. */
  readonly addressService?: LoqateAddress
  /** What a vendor's bot check may load into a page, when the shop has one. */
  readonly botCheck?: VendorOrigins
  /** Development: Vite serves the assets and needs inline scripts, so pages carry no content security policy. */
  readonly development: boolean
}

export class Settings extends Context.Service<Settings, ShopSettings>()("server/Settings") {}

/** Visitors reach the shop over TLS, so cookies may be bound to it. */
export const isSecure = ({ publicOrigin }: ShopSettings) => publicOrigin?.startsWith("https:") === true

/** Whether a text is scheme and host alone; a `Host` header may say anything, and pages print what it says. */
export const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:\/\/[\w.:[\]-]+$/u.test(text) && url.username === "" && url.pathname === "/"
}

/** The origin of links that leave the shop (canonical, sitemap), for a request that came in for `host`. */
export const originFor = (settings: ShopSettings, host: string | undefined) =>
  settings.publicOrigin ?? `http://${host ?? "localhost"}`
