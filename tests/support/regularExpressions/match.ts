import process from "node:process"

import type { Literal } from "./collect.ts"
import { hostileInputs } from "./hostile.ts"

/**
 * The child process runs `replace` with each received expression on all hostile inputs, and then answers.
 * `replace` costs at least as much as test and split. The parent kills the process if no answer arrives.
 */
process.on("message", ({ flags, pattern }: Literal) => {
  for (const input of hostileInputs(pattern)) input.replace(new RegExp(pattern, flags), "")
  process.send?.("through")
})
process.send?.("ready")
