/** What tells two answers about the same thing apart. */
export interface Versioned {
  readonly id: string
  readonly version: number
  readonly type: "full" | "limited"
}

/**
 * Which of two answers about a basket or a wishlist to keep. A lower version of the same one is out of date and never
 * replaces a newer one; of one version the full one is kept. Another id is another one (after login, or when a session
 * ended).
 */
export const newer = <A extends Versioned>(current: A, answer: A): A => {
  if (answer.id !== current.id) return answer
  if (answer.version !== current.version) return answer.version > current.version ? answer : current
  return current.type === "full" && answer.type === "limited" ? current : answer
}

/**
 * Which to keep of what is known and the answer to a question. When another one has taken the place of the one that was
 * asked about, a late answer about the old one is left aside: for example that there is no basket yet, when another window
 * has begun one meanwhile.
 *
 * @param askedOf the id that was known when the question was asked
 */
export const newerAnswer = <A extends Versioned>(current: A, answer: A, askedOf: string): A =>
  answer.id === askedOf && current.id !== askedOf ? current : newer(current, answer)
