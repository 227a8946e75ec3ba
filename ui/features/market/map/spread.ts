/** A position on the map in pixels. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** Space reserved per place name in pixels, and the maximum number of names on a map. */
const room = { across: 112, down: 40 }
const maxNames = 40

/**
 * Selects the labels that fit on a map without overlapping. Of two that overlap, the more important one
 * stays.
 *
 * @param things labels with their positions, most important first
 */
export const spread = <A>(things: Iterable<readonly [A, Spot]>): ReadonlyArray<A> => {
  const taken: Array<readonly [A, Spot]> = []
  for (const thing of things) {
    const [, { x, y }] = thing
    const isFree = taken.every(
      ([, other]) => Math.abs(other.x - x) >= room.across || Math.abs(other.y - y) >= room.down,
    )
    if (isFree) taken.push(thing)
    if (taken.length === maxNames) break
  }
  return taken.map(([thing]) => thing)
}
