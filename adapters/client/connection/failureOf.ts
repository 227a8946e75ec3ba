import type { CommonCode, ShopFailure } from "../Answer.ts"
import { isObject } from "../reading/plain/isObject.ts"
import type { Reasons } from "./Connection.ts"

/** The server's error codes for a request that it cannot read (`RequestError`). */
const unreadable: ReadonlySet<unknown> = new Set(["InvalidRequest", "InvalidValue"])

const isCodeOf = <Code extends string>(reasons: Reasons<Code>, code: unknown): code is Code =>
  typeof code === "string" && Object.hasOwn(reasons, code)

/**
 * Returns the error of an error answer, or `undefined` for `Unavailable` and for an unknown code. The text of such an
 * answer is dropped, because it may come from a proxy or the maintenance page.
 */
export const failureOf = <Code extends string>(
  body: unknown,
  reasons: Reasons<Code>,
): ShopFailure<Code | CommonCode> | undefined => {
  const { code, error, errorDescription, message = errorDescription } = isObject(body) ? body : {}
  const reason = code ?? error
  const text = typeof message === "string" ? message : ""
  if (unreadable.has(reason) && text !== "") return { code: "Invalid", message: text }
  if (!isCodeOf(reasons, reason) || reason === "Unavailable") return undefined
  return { code: reason, message: text === "" ? reasons[reason].message : text }
}
