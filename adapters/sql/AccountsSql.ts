import { Effect } from "effect"

import { type AccountRules, accountsOver } from "../account/accountsOver.ts"
import type { Tokens } from "../account/Tokens.ts"
import { accountStore } from "./account/store.ts"

/** One visitor's account in the database (storefront 7, account and session). */
export const accountsFor = (tokens: Tokens, rules: AccountRules) =>
  Effect.flatMap(accountStore, (store) => accountsOver(store, tokens, rules))
