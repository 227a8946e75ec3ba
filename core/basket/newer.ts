/** The fields that decide which of two baskets or wishlists is newer. */
export interface Versioned {
  readonly id: string
  readonly version: number
  readonly type: "full" | "limited"
}

/**
 * Returns the newer of two answers about a basket or a wishlist. A lower version of the same id is out of
 * date and never replaces a newer one. At the same version a full answer replaces a limited one. An answer
 * with another id belongs to a different list (after a login or the end of a session), so it is accepted.
 */
export const newer = <A extends Versioned>(current: A, answer: A): A => {
  if (answer.id !== current.id) return answer
  if (answer.version !== current.version) return answer.version > current.version ? answer : current
  return current.type === "full" && answer.type === "limited" ? current : answer
}

/**
 * Returns the list to keep: the known one, or the answer to a call. A late answer about a list that has been
 * replaced is ignored. Example: the answer says that there is no basket yet, but another tab has created one
 * since the call.
 *
 * @param askedOf the id of the list when the call started
 */
export const newerAnswer = <A extends Versioned>(current: A, answer: A, askedOf: string): A =>
  answer.id === askedOf && current.id !== askedOf ? current : newer(current, answer)
