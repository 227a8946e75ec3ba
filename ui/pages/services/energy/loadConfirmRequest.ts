import { requestConfirmationPath } from "@heimwerk/core/forms/energy/requestConfirmationPath.ts"
import { Effect } from "effect"

import type { Load } from "../../Answer.ts"
import { type TokenData, tokenPage } from "../../tokenPage.ts"

/** Loads the page that confirms an energy request. */
export const loadConfirmRequest: Load<TokenData> = ({ url }) =>
  Effect.succeed(tokenPage("Anfrage bestätigen", requestConfirmationPath, url))
