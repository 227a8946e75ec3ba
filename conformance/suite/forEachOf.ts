import * as Effect from "effect/Effect"

import type { Operation } from "./operations.ts"

/** Values for the path parameters `id`, `token` and `form`. No record has this id or token. */
export const unknownParams = { id: "0", token: "0", form: "login" }

/** Checks the operations, 4 in parallel, and returns all findings. */
export const forEachOf = (
  list: ReadonlyArray<Operation>,
  check: (operation: Operation) => Effect.Effect<ReadonlyArray<string>, unknown>,
) => Effect.map(Effect.forEach(list, check, { concurrency: 4 }), (findings) => findings.flat())
