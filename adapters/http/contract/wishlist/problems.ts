import { problem } from "../problem.ts"

/** The article is not sold, or the line is not on the list. */
export const NotOnSale = problem(404, ["UnknownArticle", "UnknownLine"])

/** The change would break a limit of the wishlist or the basket, or the key was used for another change before. */
export const NotWished = problem(422, ["TooManyLines", "BasketFull", "QuantityExceeded", "Invalid"])
