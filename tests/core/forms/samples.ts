import { energyConfig as remoteEnergyConfig } from "@heimwerk/fixtures/forms/energy.ts"
import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"
import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { somethingElse } from "@heimwerk/core/forms/craftsman/note.ts"
import { decodeContact } from "@heimwerk/core/forms/decodeContact.ts"
import { decodeEnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"
import { Result } from "effect"

/** Valid contact data. */
export const ada: ContactData = {
  salute: "Frau",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@beispiel.de",
  phone: "0221/123-45",
  address: "Domplatz 1",
  postalCode: "50667",
  city: "Köln",
}

/** The contact data `ada` after decoding. */
export const contact = Result.getOrThrow(decodeContact(ada))

export const market = { id: MarketId.make("1001"), name: "Köln" }

export const bath = {
  value: "bad",
  title: "Badezimmer",
  activities: [
    { value: "fliesen", title: "Fliesen verlegen" },
    { value: "sonst", title: somethingElse },
  ],
}
export const kitchen = {
  value: "kueche",
  title: "Küche",
  activities: [{ value: "montage", title: "Küche montieren" }],
}

export const config: CraftsmanConfig = { markets: { Köln: market.id }, areas: [bath, kitchen] }

/** A valid energy request of a renter to one partner, without a bot check token. */
export const energyRequest = {
  marketId: MarketId.make("520"),
  contact,
  property: "renter",
  terms: true,
  partners: ["fuchsundeule"],
  incentives: ["coupon"],
} as const

export const energyConfig = Result.getOrThrow(decodeEnergyConfig(remoteEnergyConfig))
