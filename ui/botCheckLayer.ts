import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"

/** The shop's bot check. */
export const layer = BotCheckMemory.layer
