import type { Stage } from "./environment.ts"

/**
 * Channel names of the search service (storefront 3, environments).
 * @stability stable
 * @example
 * import { type SearchChannels, searchChannels } from "@heimwerk/core/hosts"
 *
 * const channels: SearchChannels = searchChannels("ci")
 * channels.product // => "cirax"
 */
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

/**
 * Returns the search channels of a stage (storefront 3).
 * @stability stable
 * @example
 * import { searchChannels } from "@heimwerk/core/hosts"
 *
 * searchChannels("prod") // => { product: "prodrax", content: "content" }
 */
export const searchChannels = (stage: Stage): SearchChannels => channels[stage]

/**
 * Returns the channel number in the URL of the maps script (forms and markets 7).
 * @stability stable
 * @example
 * import { mapChannel } from "@heimwerk/core/hosts"
 *
 * mapChannel("prod") // => 111
 */
export const mapChannel = (stage: Stage): number => mapChannels[stage]
