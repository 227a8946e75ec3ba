import type { Basket } from "./Basket.ts"

/**
 * Which of two answers to keep. A lower version of the same basket is out of date and never replaces a newer one; of one
 * version the full basket is kept. A basket of another id is another basket (after login, or when a session ended).
 */
export const newerBasket = (current: Basket, answer: Basket): Basket => {
  if (answer.id !== current.id) return answer
  if (answer.version !== current.version) return answer.version > current.version ? answer : current
  return current.type === "full" && answer.type === "limited" ? current : answer
}
