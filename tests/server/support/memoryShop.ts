import * as AddressesMemory from "@heimwerk/adapters/memory/AddressesMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as ConsentRecordsMemory from "@heimwerk/adapters/memory/ConsentRecordsMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as NewsletterMemory from "@heimwerk/adapters/memory/NewsletterMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as PlacesMemory from "@heimwerk/adapters/memory/PlacesMemory.ts"
import * as StocksMemory from "@heimwerk/adapters/memory/StocksMemory.ts"
import * as SuggestionsMemory from "@heimwerk/adapters/memory/SuggestionsMemory.ts"
import * as WithdrawalsMemory from "@heimwerk/adapters/memory/WithdrawalsMemory.ts"
import { DataVersion, type DataVersions } from "@heimwerk/server/cache/DataVersion.ts"
import { ArticleSitemaps } from "@heimwerk/server/feeds/ArticleSitemaps.ts"
import { Draining, makeDraining } from "@heimwerk/server/http/Draining.ts"
import { ClientFiles } from "@heimwerk/server/files/ClientFiles.ts"
import { bind } from "@heimwerk/server/http/listen.ts"
import { Readiness } from "@heimwerk/server/health/Readiness.ts"
import { Maintenance } from "@heimwerk/server/maintenance/Maintenance.ts"
import { PageRenderer } from "@heimwerk/server/pages/PageRenderer.ts"
import { SearchLogins } from "@heimwerk/server/visitor/SearchLogins.ts"
import { serve } from "@heimwerk/server/http/serve.ts"
import type { WarmUp } from "@heimwerk/server/settings/network.ts"
import { Settings, type ShopSettings } from "@heimwerk/server/settings/ShopSettings.ts"
import type { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import type { Render } from "@heimwerk/ui/render.ts"
import { Context, type Duration, Effect, identity, Layer, Logger } from "effect"
import * as IpNetwork from "effect/net/IpNetwork"
import * as NetAddress from "effect/net/NetAddress"

import { setScrews } from "../../support/contentPage.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { addresses } from "../../support/world/addresses.ts"
import { attemptsMemory } from "./attemptsMemory.ts"
import { requestsMemory } from "./requestsMemory.ts"
import * as customersMemory from "./customersMemory.ts"
import * as visitorsMemory from "./visitorsMemory.ts"

/** The settings of a shop of a test. */
export const usual: ShopSettings = {
  publicOrigin: undefined,
  securityContact: "mailto:sicherheit@shop.example",
  pageCacheSeconds: 0,
  keepsPages: true,
  warehouse: "NW",
  environment: "local",
  development: false,
}

/**
 * Mails of the shops of this process, oldest first, except those about requests. Test files share a process.
 */
export const sentMails: Array<Mail> = []

/** All consent records of the shops of this process, oldest first. */
export const keptConsents: Array<ConsentRecord> = []

/** Every port of the server in memory, with the given catalogue, markets and places. All other data are those of the small world. */
export const memoryWorldOf = ({
  assortment,
  markets,
  places,
}: Pick<typeof smallWorld, "assortment" | "markets" | "places">) =>
  Layer.mergeAll(
    visitorsMemory.layer.pipe(Layer.provide(OutboxMemory.layer(sentMails))),
    AddressesMemory.layer(addresses),
    StocksMemory.layer(assortment, markets),
    SuggestionsMemory.layer(assortment, [setScrews]),
    NewsletterMemory.layer("https://shop.example").pipe(Layer.provide(OutboxMemory.layer(sentMails))),
    attemptsMemory,
    customersMemory.layer.pipe(Layer.provide(OutboxMemory.layer(sentMails))),
    requestsMemory,
    ArticleSitemaps.layerCatalog,
    SearchLogins.layerNone,
    ConsentRecordsMemory.layer(keptConsents),
    WithdrawalsMemory.layer.pipe(Layer.provide(OutboxMemory.layer(sentMails))),
  ).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        CatalogMemory.layer(assortment),
        MarketsMemory.layer(markets),
        PlacesMemory.layer(places),
      ),
    ),
  )

/** Every port of the server in memory, with the small world. */
export const memoryWorld = memoryWorldOf(smallWorld)

/** A storefront with one plain page, so that tests need no build. */
const render: Render = async ({ url }) => ({
  kind: "page",
  status: url.pathname === "/" ? 200 : 404,
  meta: { title: "Baumarkt <&>", description: 'Alles "für" Haus & Garten', canonicalPath: url.pathname },
  state: { text: "</script><script>", line: "\u2028" },
  personal: false,
  modules: [],
  pipe: (destination) => destination.end(`<main>${url.pathname.length}</main>`),
})

/** A storefront that renders with the given function. */
export const pagesOf = (renderWith: Render) =>
  Layer.succeed(PageRenderer, {
    live: {
      files: { entry: "/ui/js/entry.js", styles: ["/ui/css/style.css"], modules: [], runtime: [] },
      head: "",
    },
    load: Effect.succeed(renderWith),
  })

interface ShopServices {
  /** Default: every read returns a new version, so nothing is cached. */
  readonly dataVersion?: DataVersions
  readonly draining?: Draining["Service"]
  readonly maintenance?: Maintenance["Service"]
  /** How many requests may wait for their answer at the same time. Default: 500. */
  readonly maxWaitingRequests?: number
  /** Default: a free port. */
  readonly port?: number
  readonly readiness?: Readiness["Service"]
  /** How long the server listens after the shutdown signal. Default: that of the shop. */
  readonly shutdownDelay?: Duration.Duration
  /** Whether every client can choose its network address with `X-Forwarded-For`. Default: no. */
  readonly trustsClients?: boolean
  /** When the server warms up. Default: never. */
  readonly warmUp?: WarmUp
}

const loopback = IpNetwork.fromAddressUnsafe(NetAddress.ipv4Loopback, 32)

const ready: Readiness["Service"] = { probes: Effect.succeed([]) }

const open: Maintenance["Service"] = { isOn: Effect.succeed(false) }

const start = Effect.fnUntraced(function* (
  settings: Partial<ShopSettings>,
  {
    dataVersion,
    draining = makeDraining(),
    maintenance = open,
    maxWaitingRequests = 500,
    port = 0,
    readiness = ready,
    shutdownDelay,
    trustsClients = false,
    warmUp = "off",
  }: ShopServices,
) {
  const bound = yield* bind("127.0.0.1", port, {
    refusesEarly: warmUp === "first",
    ...(shutdownDelay === undefined ? {} : { shutdownDelay }),
  })
  yield* serve(bound, {
    trustedProxies: trustsClients ? [loopback] : [],
    waitingLimit: { lowest: maxWaitingRequests, now: () => maxWaitingRequests },
    warmUp,
  }).pipe(
    Effect.provideService(Settings, { ...usual, ...settings }),
    Effect.provideService(Draining, draining),
    Effect.provideService(Maintenance, maintenance),
    Effect.provideService(Readiness, readiness),
    dataVersion === undefined ? identity : Effect.provideService(DataVersion, dataVersion),
  )
  return `http://127.0.0.1:${bound.port}`
})

/** The real server with the small world, on a free port of this machine. */
export class MemoryShop extends Context.Service<MemoryShop, { readonly origin: string }>()(
  "tests/MemoryShop",
) {
  /** A server with the given settings, data and storefront. Default: the small world and the plain page. */
  static readonly layer = (
    settings: Partial<ShopSettings> = {},
    parts: ShopServices & {
      readonly world?: typeof memoryWorld
      readonly pages?: Layer.Layer<PageRenderer>
      readonly files?: Layer.Layer<ClientFiles>
      /** The loggers. Default: none. */
      readonly log?: Layer.Layer<never>
    } = {},
  ) =>
    Layer.effect(
      MemoryShop,
      Effect.map(start(settings, parts), (origin) => ({ origin })),
    ).pipe(
      Layer.provide([
        parts.world ?? memoryWorld,
        parts.pages ?? pagesOf(render),
        parts.files ?? ClientFiles.layerNone,
      ]),
      Layer.provide(parts.log ?? Logger.layer([])),
    )
}
