import { defaultBrand } from "@heimwerk/core/environment.ts"
import { searchChannels } from "@heimwerk/core/hosts.ts"

import { stage } from "./stage.ts"

/** The address of this shop for HTTP adapters, with the search channel of its environment (storefront 3). */
export const shopAddress = {
  origin: location.origin,
  brand: defaultBrand.product,
  channel: searchChannels(stage).product,
}
