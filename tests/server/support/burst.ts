import { type Answer, addToBasket, cookieHeader, send } from "./send.ts"

const basket = "/shop/rest/V1/heimwerk/basket"

/** The cookie of a visitor, and the article in the visitor's basket. */
interface Visitor {
  readonly articleId: string
  readonly cookie: string
}

/** Adds one piece of the first article to the basket of a new visitor. */
export const visitorWithBasket = async (origin: string): Promise<Visitor> => {
  const { text } = await send(origin, "/rest/v4/navigation/cirax?hitsPerPage=1")
  const articleId: string = JSON.parse(text).hits[0].id
  return { articleId, cookie: cookieHeader(await addToBasket(origin, { articleId })) }
}

/** Returns the number of pieces in the visitor's basket. */
export const quantity = async (origin: string, { cookie }: Visitor): Promise<number> => {
  const { text } = await send(origin, basket, { headers: { cookie } })
  const total: number = JSON.parse(text).totalQuantity
  return total
}

/** Returns this many different idempotency keys. */
export const keys = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => `burst-${index}`)

/**
 * Sends one add per key, eight in parallel. Returns the answers by key, without the adds that got no answer.
 */
export const burst = async (
  origin: string,
  { articleId, cookie }: Visitor,
  names: ReadonlyArray<string>,
  onAnswer: (n: number) => void = () => {},
): Promise<ReadonlyMap<string, Answer>> => {
  const waiting = [...names]
  const answers = new Map<string, Answer>()
  const worker = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const headers = { cookie, "idempotency-key": key }
      const answer = await addToBasket(origin, { articleId }, headers).catch(() => undefined)
      if (answer === undefined) continue
      answers.set(key, answer)
      onAnswer(answers.size)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return answers
}
