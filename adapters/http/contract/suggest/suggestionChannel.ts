import { type SearchChannels, searchChannels } from "@heimwerk/core/hosts.ts"
import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"

import type { Channel } from "../search/api.ts"
import type { SuggestionChannel } from "./channels.ts"

const environments: ReadonlyArray<SearchChannels> = [
  searchChannels("ci"),
  searchChannels("ref"),
  searchChannels("prod"),
]

/** Returns the channel for products or for content in the environment of a product channel. */
export const suggestionChannel = (product: Channel, channel: SuggestChannel): SuggestionChannel =>
  (environments.find((environment) => environment.product === product) ?? searchChannels("ci"))[channel]
