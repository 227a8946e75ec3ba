import { Effect } from "effect"

import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { type TokenData, tokenPage } from "../tokenPage.ts"

export const loadConfirm: Load<TokenData> = ({ url }) =>
  Effect.succeed(tokenPage("Newsletter bestätigen", paths.newsletterConfirm, url))
export const loadCancel: Load<TokenData> = ({ url }) =>
  Effect.succeed(tokenPage("Newsletter abbestellen", paths.newsletterCancel, url))
