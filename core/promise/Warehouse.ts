import * as Context from "effect/Context"

import type { FederalState } from "../place/FederalState.ts"

/** The federal state of the warehouse that ships to homes. Its public holidays delay deliveries. */
export const Warehouse = Context.Reference<FederalState>("core/promise/Warehouse", {
  defaultValue: () => "NW",
})
