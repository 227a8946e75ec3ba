import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import type { Effect } from "effect"

import type { CustomerPorts } from "./runtime/customerPorts.ts"
import type { PageMeta } from "./pages/PageMeta.ts"

/** The ports a page may ask while it loads: the server gives its SQL ports, the browser its HTTP ports. */
export type PagePorts =
  Markets | Places | Catalog | Accounts | Baskets | Wishlists | CookieJar | CustomerPorts

/** One request for a page, as the server hands it to `entry-server.tsx`. */
export interface RenderRequest {
  readonly url: URL
  /** Runs a page's questions against this visitor's ports; rejects with the typed error. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, PagePorts>) => Promise<A>
  /** The nonce of this answer's content security policy. */
  readonly nonce: string
  /** Aborted when the visitor has gone away. */
  readonly signal: AbortSignal
}

/** The visitor belongs elsewhere, for example to the address of an article under its present name. */
export interface RenderedRedirect {
  readonly kind: "redirect"
  readonly status: number
  readonly location: string
}

/** A page with everything its document is made of. */
export interface RenderedPage {
  readonly kind: "page"
  readonly status: number
  readonly meta: PageMeta
  /** Plain JSON for `<script type="application/json" id="heimwerk-state">`; the browser hydrates from it. */
  readonly state: unknown
  /** True when the page shows something of this visitor (market, basket): it must not be cached for others. */
  readonly personal: boolean
  /** Keys of the client build's manifest beside `entry-client.tsx` that this page runs: modulepreload them. */
  readonly modules: ReadonlyArray<string>
  /** Writes what stands in `<div id="root">` and ends the destination, which it returns. */
  readonly pipe: <Destination extends NodeJS.WritableStream>(destination: Destination) => Destination
}

/** What `entry-server.tsx` exports as `render`. */
export type Render = (request: RenderRequest) => Promise<RenderedRedirect | RenderedPage>
