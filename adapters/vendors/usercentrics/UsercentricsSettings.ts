import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { Option, Schema } from "effect"

const serviceId = Schema.optionalKey(Schema.NonEmptyString)

/**
 * Usercentrics' ids of the gated services. A service without an id cannot get consent through Usercentrics.
 */
const ServiceIds = Schema.Struct({
  chatbot: serviceId,
  secondChat: serviceId,
  video: serviceId,
  community: serviceId,
  maps: serviceId,
  experimentation: serviceId,
  recommendations: serviceId,
  searchTracking: serviceId,
  addresses: serviceId,
} satisfies Record<GatedService, unknown>)

/**
 * A shop's Usercentrics settings in this environment: generation, loader script, settings id and service ids
 * (storefront 9).
 */
export class UsercentricsSettings extends Schema.Opaque<UsercentricsSettings>()(
  Schema.Struct({
    generation: Schema.Literals(["v2", "v3"]),
    /** Address of the loader script. */
    script: Schema.NonEmptyString,
    settingsId: Schema.NonEmptyString,
    services: ServiceIds,
  }),
) {}

const decodeSettings = Schema.decodeUnknownOption(Schema.fromJsonString(UsercentricsSettings))

/** Reads the settings from the page. Returns `undefined` for an unreadable text. */
export const readUsercentrics = (text: string): UsercentricsSettings | undefined =>
  Option.getOrUndefined(decodeSettings(text))

/** The ids as an operator configures them: JSON with the shop's service names as keys. */
export const ServiceIdsFromJson = Schema.fromJsonString(ServiceIds)

/** Addresses of each generation's loader (wire contracts 3.1 and 3.3). */
export const usercentricsLoaders = {
  v2: "https://app.usercentrics.eu/browser-ui/latest/loader.js",
  v3: "https://web.cmp.usercentrics.eu/ui/loader.js",
} as const
