import { botCheckConfig } from "@heimwerk/fixtures/forms/botCheck.ts"
import { craftsmanAreas } from "@heimwerk/fixtures/forms/craftsmanAreas.ts"
import { energyConfig } from "@heimwerk/fixtures/forms/energy.ts"

/** What the request forms need, for the small world: two of its markets offer the craftsman service. */
export const smallForms = {
  craftsmanMarkets: { markets: { "Heimwerk Köln-Ehrenfeld": "520", "Heimwerk Kiel": "521" } },
  craftsmanAreas,
  energy: energyConfig,
  botCheck: botCheckConfig,
}
