import process from "node:process"

import type { Literal } from "./collect.ts"
import { hostileInputs } from "./hostile.ts"

/**
 * The child: takes one expression after the other, replaces in all its hostile inputs (which is at least what testing,
 * splitting and replacing cost) and answers when it is through. Its parent ends it when no answer comes.
 */
process.on("message", ({ flags, pattern }: Literal) => {
  for (const input of hostileInputs(pattern)) input.replace(new RegExp(pattern, flags), "")
  process.send?.("through")
})
process.send?.("ready")
