import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Option, Schema } from "effect"

const serviceId = Schema.optionalKey(Schema.NonEmptyString)

/** The ids by which Usercentrics knows the services behind the gates; one without an id there can never be consented to. */
const ServiceIds = Schema.Struct({
  chatbot: serviceId,
  secondChat: serviceId,
  video: serviceId,
  community: serviceId,
  maps: serviceId,
  experimentation: serviceId,
  recommendations: serviceId,
  searchTracking: serviceId,
} satisfies Record<GatedService, unknown>)

/** Usercentrics as a shop has it: which generation, whose settings, and its ids in this environment (storefront 9). */
export const UsercentricsSettings = Schema.Struct({
  generation: Schema.Literals(["v2", "v3"]),
  /** Where its loader is. */
  script: Schema.NonEmptyString,
  settingsId: Schema.NonEmptyString,
  services: ServiceIds,
})
export type UsercentricsSettings = typeof UsercentricsSettings.Type

const decodeSettings = Schema.decodeUnknownOption(Schema.fromJsonString(UsercentricsSettings))

/** The settings as a page is told them; `undefined` for a text that cannot be read. */
export const readUsercentrics = (text: string): UsercentricsSettings | undefined =>
  Option.getOrUndefined(decodeSettings(text))

/** The ids as an operator writes them: JSON with the names of our services. */
export const ServiceIdsFromJson = Schema.fromJsonString(ServiceIds)

/** Where the loader of each generation is (wire contracts 3.1 and 3.3). */
export const usercentricsLoaders = {
  v2: "https://app.usercentrics.eu/browser-ui/latest/loader.js",
  v3: "https://web.cmp.usercentrics.eu/ui/loader.js",
} as const
