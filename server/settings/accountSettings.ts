import type { AccountRules } from "@heimwerk/adapters/account/accountsOver.ts"
import { Effect } from "effect"

import { type Environment, read, unusable } from "./environment.ts"

const readChoice = Effect.fnUntraced(function* <const Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly [usual: Choice, other: Choice],
) {
  const text = read(environment, name) ?? choices[0]
  const found = choices.find((choice) => choice === text)
  if (found !== undefined) return found
  return yield* unusable(name, `${choices.join(" or ")} is needed, such as ${name}=${choices[1]}.`)
})

/** How accounts are run (docs/adr/0014). */
export const readAccounts = Effect.fnUntraced(function* (environment: Environment) {
  const botCheck = yield* readChoice(environment, "LOGIN_BOT_CHECK", ["off", "on"])
  const types = yield* readChoice(environment, "LOGIN_TYPES", ["compatible", "strict"])
  const rules: AccountRules = {
    botCheckEnabled: botCheck === "on",
    botCheckAtLoginType: botCheck === "on",
    tellsLoginType: types === "compatible",
  }
  return rules
})
