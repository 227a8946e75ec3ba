import { type SearchChannels, searchChannels } from "@heimwerk/core/hosts.ts"
import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"
import * as Schema from "effect/Schema"

import { Channel } from "../search/api.ts"

/** The channel with content pages in each environment (storefront 3, Environments). */
const ContentChannel = Schema.Literals(["ci_content", "ref_content", "content"])

/** All channels of search suggestions. */
export const SuggestionChannel = Schema.Union([Channel, ContentChannel])
type SuggestionChannel = typeof SuggestionChannel.Type

const environments: ReadonlyArray<SearchChannels> = [
  searchChannels("ci"),
  searchChannels("ref"),
  searchChannels("prod"),
]

/** Returns the product or content channel that belongs to the environment of a product channel. */
export const suggestionChannel = (product: Channel, channel: SuggestChannel): SuggestionChannel =>
  (environments.find((environment) => environment.product === product) ?? searchChannels("ci"))[channel]

const isProductChannel = Schema.is(Channel)

/** Returns whether a channel contains products or content. */
export const channelKind = (channel: SuggestionChannel): SuggestChannel =>
  isProductChannel(channel) ? "product" : "content"
