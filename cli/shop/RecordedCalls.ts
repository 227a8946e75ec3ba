import * as Context from "effect/Context"

import type { Call } from "./calls.ts"

/** The requests that this command line has sent to shops. `sayCalls` empties the list. */
export const RecordedCalls = Context.Reference<Array<Call>>("cli/RecordedCalls", { defaultValue: () => [] })
