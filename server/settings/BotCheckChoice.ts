import type { BotCheckConfig } from "@heimwerk/adapters/http/contract/forms/api.ts"
import { Context } from "effect"

/** Which bot check the shop has, as browsers are told. */
export class BotCheckChoice extends Context.Service<BotCheckChoice, typeof BotCheckConfig.Type>()(
  "server/BotCheckChoice",
) {}
