import * as Schema from "effect/Schema"

import { gatedServices } from "./services.ts"

/**
 * State of the visitor's consents (storefront 4, consent).
 * @stability stable
 * @example
 * import { ConsentState, noConsent } from "@heimwerk/core/consent"
 *
 * const canShowMap = ({ granted, isLoaded }: ConsentState) => isLoaded && granted.includes("maps")
 * canShowMap(noConsent) // => false
 */
export class ConsentState extends Schema.Opaque<ConsentState>()(
  Schema.Struct({
    /** Whether the consent manager has responded. Until then no consent is granted. */
    isLoaded: Schema.Boolean,
    /** Whether the visitor still has to decide about consents. */
    isRequired: Schema.Boolean,
    isWindowOpen: Schema.Boolean,
    granted: Schema.Array(Schema.Literals(gatedServices)),
  }),
) {}
