import { connect } from "./connection/connect.ts"
import { diagnose } from "./connection/diagnose.ts"
import { withCommandQueue } from "./connection/withCommandQueue.ts"
import type { ShopOptions } from "./ShopOptions.ts"
import type { Connection } from "./connection/Connection.ts"

/**
 * A noun such as `markets`: makes a group of functions over the connection to a shop.
 * @example
 * import { createShop, markets, type Noun } from "@heimwerk/adapters/client"
 *
 * const finder: Noun<{ readonly count: () => Promise<number> }> = (connection) => ({
 *   count: async () => {
 *     const all = await markets(connection).all()
 *     return all.ok ? all.value.length : 0
 *   },
 * })
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { finder })
 * await shop.finder.count() // => 12
 */
export type Noun<Functions> = (connection: Connection) => Functions

/**
 * The functions of a shop by noun, for example `shop.markets.all`.
 * @example
 * import { createShop, markets, type Shop } from "@heimwerk/adapters/client"
 *
 * const countMarkets = async (shop: Shop<{ readonly markets: typeof markets }>) => {
 *   const all = await shop.markets.all()
 *   return all.ok ? all.value.length : 0
 * }
 * await countMarkets(createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets })) // => 12
 */
export type Shop<Nouns extends Readonly<Record<string, Noun<unknown>>>> = {
  readonly [Name in keyof Nouns]: ReturnType<Nouns[Name]>
}

/** Checks the address of a shop. A path would be lost without notice. @throws TypeError if it is not an origin */
const checkOrigin = (origin: string): void => {
  const { hash, pathname, protocol, search } = new URL(URL.canParse(origin) ? origin : "about:blank")
  if (!/^https?:$/u.test(protocol) || `${pathname}${search}${hash}` !== "/")
    throw new TypeError(`"${origin}" is not an origin such as https://shop.example: scheme, host and port.`)
}

/**
 * Connects to a shop: `createShop({ origin, brand }, { markets, basket })`. Only the given nouns are loaded and
 * bundled. Its commands are sent one after another. On a server, make one shop for each visitor's request.
 *
 * @throws TypeError if `origin` is not scheme, host and port
 * @throws RangeError if `timeout` is negative or not a number
 * @example
 * import { createShop, markets, places } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { markets, places })
 * const all = await shop.markets.all()
 * all.ok && all.value.length // => 12
 */
export function createShop<const Nouns extends Readonly<Record<string, Noun<unknown>>>>(
  options: ShopOptions,
  nouns: Nouns,
): Shop<Nouns>
export function createShop(
  options: ShopOptions,
  nouns: Readonly<Record<string, Noun<unknown>>>,
): Readonly<Record<string, unknown>> {
  checkOrigin(options.origin)
  const connection = withCommandQueue(connect(options, diagnose), options.signal)
  return Object.fromEntries(Object.entries(nouns).map(([name, noun]) => [name, noun(connection)]))
}
