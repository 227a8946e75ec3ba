import type { Brand, Environment, Stage } from "./environment.ts"

/** The channels of the search service (storefront 3, environments). */
export interface SearchChannels {
  readonly product: "cirax" | "refrax" | "prodrax"
  readonly content: "ci_content" | "ref_content" | "content"
}

const ci: SearchChannels = { product: "cirax", content: "ci_content" }
const channels: Readonly<Record<Stage, SearchChannels>> = {
  local: ci,
  ci,
  ref: { product: "refrax", content: "ref_content" },
  prod: { product: "prodrax", content: "content" },
}

const mapChannels: Readonly<Record<Stage, number>> = { prod: 111, ref: 211, ci: 311, local: 311 }

/** The product and the content channel that are searched (storefront 3). */
export const searchChannels = (stage: Stage): SearchChannels => channels[stage]

/** The channel that the maps script is loaded with (forms and markets 7). */
export const mapChannel = (stage: Stage): number => mapChannels[stage]

/**
 * Where the calls go: an origin without a slash at its end, or nothing for the shop's own. Every path of the interface
 * begins with a slash, so that both can be joined.
 */
export interface Hosts {
  /** Basket, wishlist, account, forms. */
  readonly api: string
  /** Markets, places and stock. */
  readonly storeService: string
  readonly feedback: string
  /** Keeps the consent records. */
  readonly customerRelations: string
  /** Where the chat bot's script comes from. */
  readonly chatbot: string
}

const ownOrigin: Hosts = { api: "", storeService: "", feedback: "", customerRelations: "", chatbot: "" }

/**
 * The hosts of an environment (storefront 7, feedback and consent; forms and markets 7). What the specs say: separate hosts
 * for ci, ref and prod, separate store services for c4c, one consent service for production and one for development, a test
 * and a production host of the chat bot, relative paths for local. Their names are our choice: sub-domains of the one
 * domain the specs name, `{product}-shop.dev`. They are the defaults of a configuration and no promise that anyone answers.
 */
export const hostsOf = ({ isC4c, stage }: Environment, { product }: Pick<Brand, "product">): Hosts => {
  if (stage === "local") return ownOrigin
  const origin = (name: string): string => `https://${name}.${product}-shop.dev`
  const kind = stage === "prod" ? "prod" : "dev"
  return {
    api: origin(`api-${stage}`),
    storeService: origin(isC4c ? `c4c-stores-${stage}` : `stores-${stage}`),
    feedback: origin(`feedback-${stage}`),
    customerRelations: origin(`crm-${kind}`),
    chatbot: origin(stage === "prod" ? "chatbot" : "chatbot-test"),
  }
}
