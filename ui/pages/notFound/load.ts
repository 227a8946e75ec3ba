import { Effect } from "effect"

import type { Load } from "../Answer.ts"
import { missing } from "../failed.ts"

export const load: Load<never> = ({ url }) => Effect.succeed(missing(url.pathname))
