import type { LoqateAddress } from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import type { BotCheckConfig } from "@heimwerk/adapters/http/contract/forms/api.ts"
import type { FederalState } from "@heimwerk/core/place/FederalState.ts"
import type { MapTiles } from "@heimwerk/ui/features/market/map/MapPoint.ts"
import { Context } from "effect"

import type { ConsentManagerSettings } from "./consentManager.ts"
import type { ServiceSettings } from "./serviceScripts.ts"

/** The origins from which a vendor's widget loads its frames and scripts. */
interface VendorOrigins {
  readonly frames: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  /** Whether the widget's scripts create their own Trusted Types policies. */
  readonly makesTypes: boolean
}

/** The settings of this installation that handlers and pages use. */
export interface ShopSettings {
  /**
   * The origin that visitors see, such as `https://shop.example`. If it is not set, the request's `Host`
   * header is used.
   */
  readonly publicOrigin: string | undefined
  /** Address for reports of vulnerabilities, `mailto:` or `https:` (RFC 9116). */
  readonly securityContact: string
  /** The name of the environment, such as `prod` or `c4c.ref`. Its stage selects the ids of consents. */
  readonly environment: string
  /** The federal state of the warehouse, whose public holidays delay deliveries. */
  readonly warehouse: FederalState
  /**
   * The source of the map's tiles, loaded after consent to maps. If it is not set, the map shows only
   * outlines.
   */
  readonly mapTiles?: MapTiles
  /**
   * The scripts of third parties. Each is loaded after consent to it. If they are not set, no third party is
   * offered.
   */
  readonly services?: ServiceSettings
  /** The external consent manager. If it is not set, the shop's own is used. */
  readonly consentManager?: ConsentManagerSettings
  /** The external address service that pages call. If it is not set, they call the shop's own. */
  readonly addressService?: LoqateAddress
  /** The origin of the pages where customers pay online. Not set if the shop offers no online payment. */
  readonly paymentPages?: string
  /** The origins from which a vendor's bot check may load. Not set if the shop uses its own bot check. */
  readonly botCheck?: VendorOrigins
  /**
   * The origins of other front ends whose pages may call the HTTP interface. If not set, only the shop's own pages
   * may.
   */
  readonly allowedOrigins?: ReadonlyArray<string>
  /**
   * How long a shared cache in front of the shop may keep a page of a visitor without cookies, in seconds. With 0,
   * only the visitor's own browser keeps pages.
   */
  readonly pageCacheSeconds: number
  /** Whether browsers keep pages on the visitor's device and show them without a network. */
  readonly keepsPages: boolean
  /**
   * Whether the server runs in development. Pages then have no content security policy, because Vite needs
   * inline scripts.
   */
  readonly development: boolean
}

export class Settings extends Context.Service<Settings, ShopSettings>()("server/Settings") {}

/** The configuration of the bot check, as browsers read it. */
export class BotCheckChoice extends Context.Service<BotCheckChoice, typeof BotCheckConfig.Type>()(
  "server/BotCheckChoice",
) {}

/** Returns whether visitors reach the shop over TLS, so that cookies can be `Secure`. */
export const isSecure = ({ publicOrigin }: ShopSettings) => publicOrigin?.startsWith("https:") === true

/**
 * Returns whether a text consists only of a scheme and a host, perhaps with a port. Pages contain the `Host`
 * header, which is untrusted input.
 */
export const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:\/\/[\w.:[\]-]+$/u.test(text) && url.username === "" && url.pathname === "/"
}

/**
 * Returns whether a `Host` header is missing or names exactly one host. Node joins two `Host` headers with a
 * comma. Such a request is refused, because a proxy and the server may use different ones.
 */
export const isHost = (host: string | undefined) => host === undefined || isOrigin(`http://${host}`)

/** Returns the origin of absolute links (canonical, sitemap) in the response to a request for `host`. */
export const originFor = (settings: ShopSettings, host: string | undefined) =>
  settings.publicOrigin ?? `http://${host ?? "localhost"}`
