import { problem } from "../problem.ts"

/** A page's condition does not hold, or the key named another request. */
export const NotAccepted = problem(422, ["Invalid"])

/** The token of the bot check is not good, or not any more. */
export const NotHuman = problem(403, ["NotHuman"])
