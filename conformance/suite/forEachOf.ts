import * as Effect from "effect/Effect"

import type { Operation } from "./operations.ts"

/** Values of all parameters that a path of the contract can have. No record has them. */
export const unknownParams = { id: "0", token: "0", form: "login" }

/** Checks each of the operations, 4 at a time, and returns all findings. */
export const forEachOf = (
  list: ReadonlyArray<Operation>,
  check: (operation: Operation) => Effect.Effect<ReadonlyArray<string>, unknown>,
) => Effect.map(Effect.forEach(list, check, { concurrency: 4 }), (findings) => findings.flat())
