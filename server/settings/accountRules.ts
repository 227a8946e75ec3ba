import type { AccountRules } from "@heimwerk/adapters/account/accountsOver.ts"
import { Config, Schema } from "effect"

import { setting } from "./setting.ts"

/** Whether the e-mail check of a login needs the bot check (docs/adr/0014). */
const loginBotCheck = setting({
  name: "LOGIN_BOT_CHECK",
  meaning: "Mit on verlangt die E-Mail-Prüfung einer Anmeldung die Bot-Prüfung.",
  manual: "`on`: the e-mail check of a login requires the bot check",
  default: "off",
  schema: Schema.Literals(["off", "on"]),
  wanted: "off or on is needed, such as LOGIN_BOT_CHECK=on.",
  needed: "Möglich ist off oder on, zum Beispiel LOGIN_BOT_CHECK=on.",
})

/**
 * Whether the e-mail check of a login is strict. A strict check gives the same answer for every address, so it
 * does not reveal which addresses have an account.
 */
const loginTypes = setting({
  name: "LOGIN_TYPES",
  meaning:
    "Mit strict antwortet die E-Mail-Prüfung für jede Adresse gleich und verrät nicht, wer ein Konto hat.",
  manual: "`strict`: the e-mail check answers 1 for every address, so it reveals nothing about accounts",
  default: "compatible",
  schema: Schema.Literals(["compatible", "strict"]),
  wanted: "compatible or strict is needed, such as LOGIN_TYPES=strict.",
  needed: "Möglich ist compatible oder strict, zum Beispiel LOGIN_TYPES=strict.",
})

export const accounts = Config.map(
  Config.all({ loginBotCheck, loginTypes }),
  ({ loginBotCheck, loginTypes }): AccountRules => ({
    botCheckEnabled: loginBotCheck === "on",
    botCheckAtLoginType: loginBotCheck === "on",
    tellsLoginType: loginTypes === "compatible",
  }),
)
