import type { ContactData } from "@heimwerk/core/forms/ContactData.ts"
import type { CraftsmanConfig } from "@heimwerk/core/forms/craftsman/CraftsmanConfig.ts"
import { somethingElse } from "@heimwerk/core/forms/craftsman/note.ts"
import { MarketId } from "@heimwerk/core/values/MarketId.ts"

/** Contact data that are right. */
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
