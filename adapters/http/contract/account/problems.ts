import { problem } from "../problem.ts"

/** Wrong e-mail or password; which of them is never said. */
export const InvalidCredentials = problem(401, ["InvalidCredentials"])

/** Nobody is logged in with this session, or not any more. */
export const NotLoggedIn = problem(401, ["NotLoggedIn"])

/** The bot check is missing, was used before, or was made for something else. */
export const NotConfirmed = problem(422, ["NotConfirmed"])

/** The call did not come from a script of a page of this shop. */
export const CrossSite = problem(403, ["CrossSite"])
