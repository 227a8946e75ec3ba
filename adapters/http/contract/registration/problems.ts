import { problem } from "../problem.ts"

/** No link of this kind has this token, or it has ended or was used. */
export const LinkInvalid = problem(404, ["LinkInvalid"])

/** The new password breaks a rule. */
export const PasswordNotAllowed = problem(422, ["PasswordNotAllowed"])
