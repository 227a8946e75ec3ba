import { problem } from "../problem.ts"

/** No link has this token, or it has ended. */
export const LinkInvalid = problem(404, ["LinkInvalid"])
