import { type SearchChannels, searchChannels } from "@heimwerk/core/hosts.ts"
import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"
import * as Schema from "effect/Schema"

import { Channel } from "../search/api.ts"

/** The content channel of each environment (storefront 3, Environments). */
const ContentChannel = Schema.Literals(["ci_content", "ref_content", "content"])

/** All channels with suggestions. */
export const SuggestionChannel = Schema.Union([Channel, ContentChannel])
type SuggestionChannel = typeof SuggestionChannel.Type

const environments: ReadonlyArray<SearchChannels> = [
  searchChannels("ci"),
  searchChannels("ref"),
  searchChannels("prod"),
]

/** Returns the product or content channel in the environment of a product channel. */
export const suggestionChannel = (product: Channel, channel: SuggestChannel): SuggestionChannel =>
  (environments.find((environment) => environment.product === product) ?? searchChannels("ci"))[channel]

const isProductChannel = Schema.is(Channel)

/** Returns the kind of a channel. */
export const channelKind = (channel: SuggestionChannel): SuggestChannel =>
  isProductChannel(channel) ? "product" : "content"
