import { PaysOnline } from "@heimwerk/core/payment/PaysOnline.ts"
import * as AddressesMemory from "@heimwerk/adapters/memory/AddressesMemory.ts"
import * as AccountsMemory from "@heimwerk/adapters/memory/AccountsMemory.ts"
import * as BasketsMemory from "@heimwerk/adapters/memory/BasketsMemory.ts"
import * as CheckoutMemory from "@heimwerk/adapters/memory/CheckoutMemory.ts"
import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import { CustomersMemory } from "@heimwerk/adapters/memory/CustomersMemory.ts"
import * as CustomersMemoryLayer from "@heimwerk/adapters/memory/CustomersMemory.ts"
import * as RegistrationMemory from "@heimwerk/adapters/memory/RegistrationMemory.ts"
import * as PasswordResetMemory from "@heimwerk/adapters/memory/PasswordResetMemory.ts"
import * as ProfilesMemory from "@heimwerk/adapters/memory/ProfilesMemory.ts"
import * as AddressBookMemory from "@heimwerk/adapters/memory/AddressBookMemory.ts"
import * as OrdersMemory from "@heimwerk/adapters/memory/OrdersMemory.ts"
import * as CouponsMemory from "@heimwerk/adapters/memory/CouponsMemory.ts"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as ConsentManagerMemory from "@heimwerk/adapters/memory/ConsentManagerMemory.ts"
import * as ConsentRecordsMemory from "@heimwerk/adapters/memory/ConsentRecordsMemory.ts"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import * as GeolocationMemory from "@heimwerk/adapters/memory/GeolocationMemory.ts"
import * as NavigatorMemory from "@heimwerk/adapters/memory/NavigatorMemory.ts"
import * as NewsletterMemory from "@heimwerk/adapters/memory/NewsletterMemory.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as PlacesMemory from "@heimwerk/adapters/memory/PlacesMemory.ts"
import * as VisitorMemory from "@heimwerk/adapters/memory/VisitorMemory.ts"
import * as SuggestionsMemory from "@heimwerk/adapters/memory/SuggestionsMemory.ts"
import * as StocksMemory from "@heimwerk/adapters/memory/StocksMemory.ts"
import * as TrackerMemory from "@heimwerk/adapters/memory/TrackerMemory.ts"
import * as WishlistsMemory from "@heimwerk/adapters/memory/WishlistsMemory.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import { BasketService } from "@heimwerk/core/basket/service.ts"
import { ConsentService } from "@heimwerk/core/consent/service.ts"
import { MarketService } from "@heimwerk/core/market/service.ts"
import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Addresses } from "@heimwerk/core/address/Addresses.port.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Geolocation } from "@heimwerk/core/device/Geolocation.port.ts"
import type { Newsletter } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { WishlistService } from "@heimwerk/core/wishlist/service.ts"
import type { Suggestions } from "@heimwerk/core/search/Suggestions.port.ts"
import { customers } from "@heimwerk/fixtures/customers.ts"
import { ordersIn } from "@heimwerk/fixtures/orders.ts"
import type { Places } from "@heimwerk/core/place/Places.port.ts"
import { contentPages } from "@heimwerk/core/search/contentPages.ts"
import { type AccountPorts, CustomerPorts } from "@heimwerk/ui/runtime/customerPorts.ts"
import { runtimeOver } from "@heimwerk/ui/runtime/runtimeOver.ts"
import { visitorReads } from "@heimwerk/ui/runtime/visitorBrowser.ts"
import { Effect, Layer, ManagedRuntime } from "effect"

import { FormReads } from "../../../ui/pages/services/FormReads.ts"
import { serverConfigs } from "../../support/oracles/formServer.ts"
import { addresses as knownAddresses } from "../../support/world/addresses.ts"
import { smallWorld } from "../../support/smallWorld.ts"

const catalog = CatalogMemory.layer(smallWorld.assortment)

const origin = "https://shop.example"

/** The number of a valid loyalty card that no customer has. */
export const freeCard = "2000000099"

interface MemoryShopOptions {
  /** Whether the shop has a payment service. Default: false. */
  readonly paysOnline?: boolean
  /** Replaces the coupons of the small test world. */
  readonly coupons?: Layer.Layer<Coupons> | undefined
  /** Replaces the configurations of the request forms. */
  readonly formReads?: typeof FormReads.Service
  /** Replaces the in-memory checkout. */
  readonly checkout?: Layer.Layer<Checkout>
  /** Replaces the in-memory account. */
  readonly accounts?: Layer.Layer<Accounts>
  /** Records the tracked events. */
  readonly counted?: TrackerMemory.Counted
  readonly cookies?: Readonly<Record<string, string>>
  /** Replaces the in-memory basket, for example by a failing one. */
  readonly baskets?: Layer.Layer<Baskets>
  /** Replaces the in-memory wishlist. */
  readonly wishlists?: Layer.Layer<Wishlists>
  /** Replaces the services of basket and wishlist. */
  readonly lists?: Layer.Layer<BasketService | WishlistService>
  readonly catalog?: Layer.Layer<Catalog>
  readonly addresses?: Layer.Layer<Addresses>
  readonly places?: Layer.Layer<Places>
  readonly suggestions?: Layer.Layer<Suggestions>
  readonly newsletter?: Layer.Layer<Newsletter>
  /** Replaces the browser's geolocation. The default has no position. */
  readonly geolocation?: Layer.Layer<Geolocation>
  /** Replaces the real clock, for components that wait. */
  readonly clock?: Layer.Layer<never>
}

const orders = ordersIn(smallWorld.assortment.articles, smallWorld.markets)
const kept = CustomersMemoryLayer.layer(
  customers.map((customer) => ({ ...customer, orders: orders.get(customer.id) ?? [] })),
)

const memoryAccounts = Layer.unwrap(
  CustomersMemory.useSync((known) => AccountsMemory.layer(known.customers)),
).pipe(Layer.provide(BotCheckMemory.layer))

/** The ports of the account and checkout pages, in memory. */
const customerPorts = (coupons: Layer.Layer<Coupons> | undefined, checkout: Layer.Layer<Checkout>) =>
  Layer.effect(
    CustomerPorts,
    Effect.map(Effect.context<AccountPorts>(), (ports) => ({ load: Effect.succeed(ports) })),
  ).pipe(
    Layer.provide([
      RegistrationMemory.layer(origin),
      PasswordResetMemory.layer(origin),
      ProfilesMemory.layer(origin, [freeCard]),
      AddressBookMemory.layer,
      OrdersMemory.layer,
      checkout,
      coupons ?? CouponsMemory.layer(smallWorld.benefits.coupons),
    ]),
    Layer.provideMerge(OutboxMemory.layer()),
  )

/** All ports of the shop in memory, for one visitor. */
export const memoryPorts = ({
  accounts,
  addresses,
  baskets,
  catalog: other,
  checkout: otherCheckout,
  cookies = {},
  counted,
  coupons,
  formReads = {
    craftsman: Effect.succeed(serverConfigs.craftsman),
    energy: Effect.succeed(serverConfigs.energy),
  },
  geolocation,
  newsletter,
  paysOnline = false,
  places: otherPlaces,
  wishlists,
  suggestions,
}: MemoryShopOptions = {}) => {
  const shown = other ?? catalog
  const visitor = VisitorMemory.layer(smallWorld.benefits).pipe(Layer.provide(catalog))
  const markets = MarketsMemory.layer(smallWorld.markets)
  const places = otherPlaces ?? PlacesMemory.layer(smallWorld.places)
  const checkout = CheckoutMemory.layer({ visitorId: "memory", customerId: undefined }, origin).pipe(
    Layer.provide(CheckoutMemory.OrderStoreMemory.layer(CheckoutMemory.movableStock(smallWorld.assortment))),
    Layer.provide([visitor, shown, markets, places, OutboxMemory.layer()]),
  )
  const ports = Layer.mergeAll(
    Layer.succeed(PaysOnline, paysOnline),
    Layer.succeed(FormReads, formReads),
    markets,
    places,
    addresses ?? AddressesMemory.layer(knownAddresses),
    suggestions ?? SuggestionsMemory.layer(smallWorld.assortment, contentPages(smallWorld.markets)),
    StocksMemory.layer(smallWorld.assortment, smallWorld.markets),
    geolocation ?? GeolocationMemory.layer({ code: 2 }),
    NavigatorMemory.layer(),
    TrackerMemory.layer(counted),
    newsletter ?? NewsletterMemory.layer("https://shop.example").pipe(Layer.provide(OutboxMemory.layer())),
    ConsentManagerMemory.layer("local"),
    customerPorts(coupons, otherCheckout ?? checkout).pipe(
      Layer.provideMerge(accounts ?? memoryAccounts),
      Layer.provide(kept),
    ),
    CookieJarMemory.layer(cookies),
    baskets ?? BasketsMemory.layer.pipe(Layer.provide(visitor)),
    wishlists ?? WishlistsMemory.layer.pipe(Layer.provide(visitor)),
    shown,
  )
  return Layer.provideMerge(visitorReads, ports)
}

/** Makes the runtime of a page with in-memory ports. */
export const memoryShop = (options: MemoryShopOptions = {}) => {
  const managed = ManagedRuntime.make(
    Layer.mergeAll(
      options.lists ?? Layer.mergeAll(BasketService.layer, WishlistService.layer),
      MarketService.layer,
      ConsentService.layer("local").pipe(Layer.provide(ConsentRecordsMemory.layer())),
    ).pipe(Layer.provideMerge(memoryPorts(options)), Layer.provideMerge(options.clock ?? Layer.empty)),
  )
  const runtime = runtimeOver(managed)
  return {
    load: () => Promise.resolve(runtime),
    run: managed.runPromise,
    basket: () => managed.runPromise(Baskets.use((baskets) => baskets.read("full"))),
    dispose: () => managed.dispose(),
  }
}

/**
 * Returns the product of the first article of the small test world whose name matches; by default the first
 * one.
 */
export const someArticle = (matches: (name: string) => boolean = () => true) => {
  const found = smallWorld.assortment.articles.find(({ product }) => matches(product.name))
  if (found === undefined) throw new Error("The small world has no such article.")
  return found.product
}
