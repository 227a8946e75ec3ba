import * as Schema from "effect/Schema"

import { gatedServices } from "./services.ts"

/**
 * What is known of the visitor's consents (storefront 4, consent).
 * @stability stable
 */
export const ConsentState = Schema.Struct({
  /** Whether the consent manager has answered; before it, nothing is granted. */
  isLoaded: Schema.Boolean,
  /** Whether the visitor still has to be asked. That they have been says nothing about what they granted. */
  isRequired: Schema.Boolean,
  isWindowOpen: Schema.Boolean,
  granted: Schema.Array(Schema.Literals(gatedServices)),
})
export type ConsentState = typeof ConsentState.Type
