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
  /** Whether the widget's scripts create Trusted Types policies of their own. */
  readonly makesTypes: boolean
}

/** The settings of this installation that handlers and pages use. */
export interface ShopSettings {
  /**
   * The origin visitors see, such as `https://shop.example`. Without it the request's `Host` header is used.
   */
  readonly publicOrigin: string | undefined
  /** A description of the database for operators: `PGlite in .data` or `PostgreSQL`. */
  readonly database: string
  /** The crashes after which confirmed changes are kept: `process-crash safe` or `power-loss safe`. */
  readonly durability: string
  /** The environment of the shop, such as production or test. It selects the ids of consents. */
  readonly stage: Stage
  /** The source of the map's tiles, loaded after consent to maps. Without it the map shows outlines only. */
  readonly mapTiles?: MapTiles
  /** The scripts of third parties. Each loads after consent to it. Without this setting none is offered. */
  readonly services?: ServiceScripts
  /** The external consent manager. Without it the shop's own is used. */
  readonly consentManager?: ConsentManagerSettings
  /** The address service that pages call. Without it they call the shop's own. */
  readonly addressService?: LoqateAddress
  /** The origins that a vendor's bot check may load from. Missing with the shop's own bot check. */
  readonly botCheck?: VendorOrigins
  /** In development Vite serves the assets and needs inline scripts, so pages carry no content security policy. */
  readonly development: boolean
}

export class Settings extends Context.Service<Settings, ShopSettings>()("server/Settings") {}

/** The settings of the bot check, as browsers read them from the API. */
export class BotCheckChoice extends Context.Service<BotCheckChoice, typeof BotCheckConfig.Type>()(
  "server/BotCheckChoice",
) {}

/** Returns whether visitors reach the shop over TLS, so that cookies can be `Secure`. */
export const isSecure = ({ publicOrigin }: ShopSettings) => publicOrigin?.startsWith("https:") === true

/**
 * Returns whether a text has only a scheme and a host. Pages print the `Host` header, which is untrusted
 * input.
 */
export const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:\/\/[\w.:[\]-]+$/u.test(text) && url.username === "" && url.pathname === "/"
}

/** Returns the origin of absolute links (canonical, sitemap) in the response to a request for `host`. */
export const originFor = (settings: ShopSettings, host: string | undefined) =>
  settings.publicOrigin ?? `http://${host ?? "localhost"}`
