import process from "node:process"

import type { Literal } from "./collect.ts"
import { hostileInputs } from "./hostile.ts"

/**
 * The child process: for each received expression, runs `replace` on all hostile inputs, which costs at
 * least as much as test and split, then answers. The parent kills the process if no answer arrives.
 */
process.on("message", ({ flags, pattern }: Literal) => {
  for (const input of hostileInputs(pattern)) input.replace(new RegExp(pattern, flags), "")
  process.send?.("through")
})
process.send?.("ready")
