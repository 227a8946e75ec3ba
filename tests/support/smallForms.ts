import { botCheckConfig } from "@heimwerk/fixtures/forms/botCheck.ts"
import { craftsmanAreas } from "@heimwerk/fixtures/forms/craftsmanAreas.ts"
import { energyConfig } from "@heimwerk/fixtures/forms/energy.ts"

/** The form configurations of the small world. Two of its markets offer the craftsman service. */
export const smallForms = {
  craftsmanMarkets: { markets: { "Heimwerk Köln-Ehrenfeld": "520", "Heimwerk Kiel": "521" } },
  craftsmanAreas,
  energy: energyConfig,
  botCheck: botCheckConfig,
}
