import * as Context from "effect/Context"

import type { Call } from "./calls.ts"

/** The requests of this command line to shops. `sayCalls` empties the list. */
export const RecordedCalls = Context.Reference<Array<Call>>("cli/RecordedCalls", { defaultValue: () => [] })
