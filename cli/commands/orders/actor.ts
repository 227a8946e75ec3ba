import { userInfo } from "node:os"

import { StaffName } from "@heimwerk/core/values/StaffName.ts"
import { Flag } from "effect/cli"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

/**
 * Returns the name of the operating system's account, or `undefined` if it has no name that can be recorded.
 */
const account = (): string | undefined => {
  try {
    return Option.getOrUndefined(Schema.decodeUnknownOption(StaffName)(userInfo().username))
  } catch {
    return undefined
  }
}

/** `--by`: the member of staff who takes a step with an order. */
export const byFlag = Flag.String("by").pipe(
  Flag.filterMap(Schema.decodeOption(StaffName), () => "ein Name mit höchstens 60 Zeichen in einer Zeile"),
  Flag.optional,
  Flag.withDescription("Wer den Schritt ausführt; sonst das Benutzerkonto des Systems"),
)

/**
 * Returns the typed name of the member of staff, or the name of the system's account. Returns `undefined` if
 * no name is typed and the account's name cannot be recorded.
 */
export const actor = (by: Option.Option<string>): string | undefined => Option.getOrUndefined(by) ?? account()
