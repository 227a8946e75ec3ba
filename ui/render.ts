import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import type { Markets } from "@heimwerk/core/market/Markets.port.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import type { Effect } from "effect"

import type { LayoutVisitor } from "./layout/shopDataOf.ts"
import type { VisitorReads } from "./runtime/visitorReads.ts"
import type { PageMeta } from "./pages/PageMeta.ts"

/**
 * The ports a page may use while it loads: SQL ports on the server, HTTP ports in the browser. A page can
 * read the visitor's basket, wishlist and account but not change them.
 */
export type PagePorts = Markets | Places | Catalog | VisitorReads | CookieJar

/** Runs an effect with the ports of a visitor. Rejects with the effect's typed error. */
export type RunPage = <A, E>(effect: Effect.Effect<A, E, PagePorts>) => Promise<A>

/** A request for a page, as the server passes it to `entry-server.tsx`. */
export interface RenderRequest {
  readonly url: URL
  /** Runs the loader of the page. */
  readonly run: RunPage
  /** Runs the loader of the layout around the page. Default: `run`. */
  readonly runLayout?: RunPage
  /** Aborted when the request ends. */
  readonly signal: AbortSignal
}

/** A redirect, for example to the current address of an article. */
export interface RenderedRedirect {
  readonly kind: "redirect"
  readonly status: number
  readonly location: string
}

/**
 * An address that matches no route, not even the route for unknown pages, because its path contains a line
 * break.
 */
export interface RenderedUnknown {
  readonly kind: "unknown"
}

/**
 * The parts of a page that show its visitor, for pages whose own data do not depend on the visitor (ADR
 * 0087). Each part is in the page exactly once.
 */
export interface VisitorParts {
  /** Markup of account, wishlist and basket in the header. */
  readonly header: string
  /** Data of the layout, as they are in the page's state. */
  readonly shop: { readonly personal: boolean }
}

/** A rendered page with all data of its document. */
export interface RenderedPage {
  readonly kind: "page"
  readonly status: number
  readonly meta: PageMeta
  /**
   * The state that the browser hydrates from, as plain JSON for `<script type="application/json"
   * id="heimwerk-state">`.
   */
  readonly state: unknown
  /**
   * Whether the page shows data of this visitor, such as market or basket, or has a secret address. It must then
   * not be cached for others.
   */
  readonly personal: boolean
  /** Returns the parts for a visitor. Absent if the layout failed to load. */
  readonly partsFor?: (visitor: LayoutVisitor) => VisitorParts
  /** Articles in the page's data: each of them may have a wishlist toggle. Default: none. */
  readonly articleIds?: ReadonlySet<string>
  /**
   * Source files of the page, besides `entry-client.tsx`, as keys of the client build's manifest. The
   * document preloads them.
   */
  readonly modules: ReadonlyArray<string>
  /** Writes the content of `<div id="root">` to the destination, ends the destination and returns it. */
  readonly pipe: <Destination extends NodeJS.WritableStream>(destination: Destination) => Destination
}

/** The type of `render` in `entry-server.tsx`. */
export type Render = (request: RenderRequest) => Promise<RenderedRedirect | RenderedUnknown | RenderedPage>
