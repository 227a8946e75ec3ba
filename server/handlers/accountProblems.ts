import type {
  CrossSite,
  InvalidCredentials,
  NotConfirmed,
  NotLoggedIn,
} from "@heimwerk/adapters/http/contract/account/problems.ts"
import type { TooManyTries, Unavailable } from "@heimwerk/adapters/http/contract/problem.ts"
import type { AccountError } from "@heimwerk/core/account/Accounts.port.ts"

import { textOf } from "../security/refusal.ts"
import { unavailable } from "./problems.ts"

/** Nobody is logged in with this session. */
export const notLoggedIn: typeof NotLoggedIn.Type = {
  code: "NotLoggedIn",
  message: "Bitte melde dich an.",
}

/** The call did not come from a script of this shop. */
export const crossSite: typeof CrossSite.Type = { code: "CrossSite", message: textOf("CrossSite") }

type Refusal = typeof TooManyTries.Type | Unavailable

const tooManyOrUnavailable = (error: AccountError): Refusal =>
  error.reason === "TooManyAttempts" ? { code: "TooManyTries", message: error.message } : unavailable(error)

export const loginProblem = (error: AccountError): typeof InvalidCredentials.Type | Refusal =>
  error.reason === "InvalidCredentials"
    ? { code: error.reason, message: error.message }
    : tooManyOrUnavailable(error)

export const loginTypeProblem = (error: AccountError): typeof NotConfirmed.Type | Refusal =>
  error.reason === "NotConfirmed"
    ? { code: error.reason, message: error.message }
    : tooManyOrUnavailable(error)
