import { connect } from "./connection/connect.ts"
import type { ShopOptions } from "./ShopOptions.ts"
import type { Connection } from "./connection/Connection.ts"

/** Makes the functions of one noun, for example `markets`, over the connection to a shop. */
export type Noun<Functions> = (connection: Connection) => Functions

/** The functions of each noun under the noun's name. */
export type Shop<Nouns extends Readonly<Record<string, Noun<unknown>>>> = {
  readonly [Name in keyof Nouns]: ReturnType<Nouns[Name]>
}

/**
 * Connects to a shop: `createShop({ origin, brand }, { markets, basket })`. Only the given nouns are loaded and
 * bundled. On a server, make one shop for each visitor's request.
 */
export function createShop<const Nouns extends Readonly<Record<string, Noun<unknown>>>>(
  options: ShopOptions,
  nouns: Nouns,
): Shop<Nouns>
export function createShop(
  options: ShopOptions,
  nouns: Readonly<Record<string, Noun<unknown>>>,
): Readonly<Record<string, unknown>> {
  const connection = connect(options)
  return Object.fromEntries(Object.entries(nouns).map(([name, noun]) => [name, noun(connection)]))
}
