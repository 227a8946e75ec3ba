import type { SuggestChannel } from "@heimwerk/core/search/suggest.ts"
import * as Schema from "effect/Schema"

import { Channel } from "../search/api.ts"

/** The channel with content pages in each environment (storefront 3, Environments). */
const ContentChannel = Schema.Literals(["ci_content", "ref_content", "content"])

/** All channels of search suggestions. */
export const SuggestionChannel = Schema.Union([Channel, ContentChannel])
export type SuggestionChannel = typeof SuggestionChannel.Type

const isProductChannel = Schema.is(Channel)

/** Returns whether a channel contains products or content. */
export const channelKind = (channel: SuggestionChannel): SuggestChannel =>
  isProductChannel(channel) ? "product" : "content"
