import type { Listener } from "./listen.ts"

/** So many requests that arrive together are begun before everything else has its turn. */
export const begunAtOnce = 8

/**
 * Requests that arrive all at once are begun a few at a time: a hundred of them in one turn of the event loop would let every
 * other visitor wait until the last one has been read (quality T-S5). Whoever comes alone is begun at once; nobody overtakes.
 *
 * @param nextTurn calls when everything that is due has had its turn
 */
export const requestQueue = (
  listener: Listener,
  nextTurn: (turn: () => void) => unknown = setImmediate,
): Listener => {
  const waiting: Array<() => void> = []
  let places = begunAtOnce
  const turn = () => {
    places = begunAtOnce
    for (const begin of waiting.splice(0, begunAtOnce)) {
      places -= 1
      begin()
    }
    if (places < begunAtOnce) nextTurn(turn)
  }
  return (request, response) => {
    const begin = () => listener(request, response)
    if (places === 0) return void waiting.push(begin)
    if (places === begunAtOnce) nextTurn(turn)
    places -= 1
    begin()
  }
}
