/**
 * Names of the retailer. `product` and `brand` replace `{product}` and `{brand}` of the specs (ADR 0096,
 * point 1).
 * @stability stable
 * @example
 * import { type Brand, environmentOf } from "@heimwerk/core/environment"
 *
 * const brand: Brand = { product: "werkhof", brand: "Werkhof", claim: "Dein Werkhof Baumarkt" }
 * environmentOf("werkhof-shop.dev", brand)?.stage // => "ci"
 */
export interface Brand {
  /** Product name, used in paths and keys. */
  readonly product: string
  /** Brand name, used in texts. */
  readonly brand: string
  /** Full name of the brand, for example `Dein Heimwerk Baumarkt`. */
  readonly claim: string
}

/**
 * The brand if the operator configures none.
 * @stability stable
 * @example
 * import { defaultBrand } from "@heimwerk/core/environment"
 *
 * defaultBrand.claim // => "Dein Heimwerk Baumarkt"
 */
export const defaultBrand: Brand = { product: "heimwerk", brand: "Heimwerk", claim: "Dein Heimwerk Baumarkt" }

/**
 * Whether a market's page shows its optional parts. Address, hours and telephone number are always shown
 * (storefront 2, market detail: 'only when flags are passed').
 * @stability stable
 * @example
 * import { defaultMarketFlags, type MarketFlags } from "@heimwerk/core/environment"
 *
 * const flags: MarketFlags = { ...defaultMarketFlags, owner: false }
 * flags.owner // => false
 */
export interface MarketFlags {
  readonly email: boolean
  readonly services: boolean
  /** The owners of the market, each with role and name. */
  readonly owner: boolean
}

/**
 * Market flags if the operator configures none: everything is shown.
 * @stability stable
 * @example
 * import { defaultMarketFlags } from "@heimwerk/core/environment"
 *
 * defaultMarketFlags // => { email: true, services: true, owner: true }
 */
export const defaultMarketFlags: MarketFlags = { email: true, services: true, owner: true }

/**
 * Level of an environment. It decides which instances of outside services are used. The stage of a `c4c`
 * environment is the second part of its name: `c4c.ref` has the stage `ref`.
 * @stability stable
 * @example
 * import type { Stage } from "@heimwerk/core/environment"
 * import { searchChannels } from "@heimwerk/core/hosts"
 *
 * const stage: Stage = "ref"
 * searchChannels(stage).content // => "ref_content"
 */
export type Stage = "local" | "ci" | "ref" | "prod"

/**
 * An environment of the shop by name (storefront 3, environments).
 * @stability stable
 * @example
 * import type { Environment } from "@heimwerk/core/environment"
 *
 * const shownName = ({ isC4c, name }: Environment) => (isC4c ? `Kundenservice (${name})` : name)
 * shownName({ name: "c4c.ref", stage: "ref", isC4c: true }) // => "Kundenservice (c4c.ref)"
 */
export interface Environment {
  readonly name: string
  readonly stage: Stage
  /** Whether the environment is the shop of the customer service. */
  readonly isC4c: boolean
}

const stages: ReadonlyMap<string, Stage> = new Map<string, Stage>([
  ["local", "local"],
  ["ci", "ci"],
  ["ref", "ref"],
  ["prod", "prod"],
  ["c4c.ci", "ci"],
  ["c4c.ref", "ref"],
  ["c4c.prod", "prod"],
])

/**
 * Returns the environment with a name, or `undefined` for an unknown name (storefront 3; forms and markets
 * 7):
 *
 * | name | stage |
 * |---|---|
 * | `local`, `ci`, `ref`, `prod` | equal to the name |
 * | `c4c.ci`, `c4c.ref`, `c4c.prod` | `ci`, `ref`, `prod` |
 * | `{product}-shop.dev` | `ci` |
 *
 * The last row is our choice, because the spec names no stage for it: the developers' shop uses the same
 * outside services as `ci`.
 * @stability stable
 * @example
 * import { defaultBrand, environmentOf } from "@heimwerk/core/environment"
 *
 * environmentOf("c4c.ref", defaultBrand) // => { name: "c4c.ref", stage: "ref", isC4c: true }
 * environmentOf("test", defaultBrand) // => undefined
 */
export const environmentOf = (name: string, { product }: Pick<Brand, "product">): Environment | undefined => {
  const stage = name === `${product}-shop.dev` ? "ci" : stages.get(name)
  return stage === undefined ? undefined : { name, stage, isC4c: name.startsWith("c4c.") }
}
