import type { LoqateAddress } from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import type { BotCheckConfig } from "@heimwerk/adapters/http/contract/forms/api.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import type { MapTiles } from "@heimwerk/ui/features/market/map/MapPoint.ts"
import { Context } from "effect"

import type { ConsentManagerSettings } from "./consentManager.ts"

/** Addresses that a vendor's widget needs beside its script. */
interface VendorOrigins {
  readonly frames: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  /** Whether its scripts create Trusted Types policies of their own. */
  readonly makesTypes: boolean
}

/** This installation, for handlers and pages. */
export interface ShopSettings {
  /** The origin visitors see, such as `https://shop.example`; without it the request's own host counts. */
  readonly publicOrigin: string | undefined
  /** The database in words, for operators: `PGlite in .data` or `PostgreSQL`. */
  readonly database: string
  /** What acknowledged changes survive: `process-crash safe` or `power-loss safe`. */
  readonly durability: string
  /** Where the shop runs, as far as outside services differ. Chooses the ids of consents. */
  readonly stage: Stage
  /** The source of the map's tiles, loaded after consent to maps. Without it the map shows outlines only. */
  readonly mapTiles?: MapTiles
  /** The scripts of third parties, each loaded after consent to it. Without it none is offered. */
  readonly services?: ServiceScripts
  /** The consent manager, when it is not the shop's own. */
  readonly consentManager?: ConsentManagerSettings
  /** The address service of the pages, when it is not the shop's own. */
  readonly addressService?: LoqateAddress
  /** The origins a vendor's bot check may load from, when the shop has one. */
  readonly botCheck?: VendorOrigins
  /** In development Vite serves the assets and needs inline scripts, so pages carry no content security policy. */
  readonly development: boolean
}

export class Settings extends Context.Service<Settings, ShopSettings>()("server/Settings") {}

/** The bot check as browsers read it from the interface. */
export class BotCheckChoice extends Context.Service<BotCheckChoice, typeof BotCheckConfig.Type>()(
  "server/BotCheckChoice",
) {}

/** Whether visitors reach the shop over TLS, so that cookies can be `Secure`. */
export const isSecure = ({ publicOrigin }: ShopSettings) => publicOrigin?.startsWith("https:") === true

/** Whether a text is scheme and host alone. A `Host` header is untrusted input that pages would print. */
export const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:\/\/[\w.:[\]-]+$/u.test(text) && url.username === "" && url.pathname === "/"
}

/** The origin of links that leave the shop (canonical, sitemap), for a request that came in for `host`. */
export const originFor = (settings: ShopSettings, host: string | undefined) =>
  settings.publicOrigin ?? `http://${host ?? "localhost"}`
