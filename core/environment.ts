/**
 * Names of the retailer, which replace `{product}` and `{brand}` of the specs (DESIGN decision 1).
 * @stability stable
 */
export interface Brand {
  /** Used in paths and keys. */
  readonly product: string
  /** Used in texts. */
  readonly brand: string
  /** Full name: `Dein Heimwerk Baumarkt`. */
  readonly claim: string
}

/**
 * Default brand.
 * @stability stable
 */
export const defaultBrand: Brand = { product: "heimwerk", brand: "Heimwerk", claim: "Dein Heimwerk Baumarkt" }

/**
 * Optional parts of a market's page besides address, hours and phone (storefront 2, market detail: 'only when flags are
 * passed').
 * @stability stable
 */
export interface MarketFlags {
  readonly email: boolean
  readonly services: boolean
  /** Its owners with function and name. */
  readonly owner: boolean
}

/**
 * Default flags: everything is shown.
 * @stability stable
 */
export const defaultMarketFlags: MarketFlags = { email: true, services: true, owner: true }

/**
 * Level of an environment. Outside services differ by it; `c4c` environments use those of their namesakes.
 * @stability stable
 */
export type Stage = "local" | "ci" | "ref" | "prod"

/**
 * Named environment (storefront 3, environments).
 * @stability stable
 */
export interface Environment {
  readonly name: string
  readonly stage: Stage
  /** Whether it is the customer service's shop. */
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
 * Returns the environment with a name, or `undefined` for an unknown name (storefront 3; forms and markets 7):
 *
 * | name | stage |
 * |---|---|
 * | `local`, `ci`, `ref`, `prod` | the same |
 * | `c4c.ci`, `c4c.ref`, `c4c.prod` | `ci`, `ref`, `prod` |
 * | `{product}-shop.dev` | `ci`: the developers' shop uses the services of the tests (our choice, the spec names no stage) |
 * @stability stable
 */
export const environmentOf = (name: string, { product }: Pick<Brand, "product">): Environment | undefined => {
  const stage = name === `${product}-shop.dev` ? "ci" : stages.get(name)
  return stage === undefined ? undefined : { name, stage, isC4c: name.startsWith("c4c.") }
}
