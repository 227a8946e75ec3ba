/** Where something stands on the map, in pixels. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** How much room a name needs, in pixels, and how many names a map can take. */
const room = { across: 112, down: 40 }
const most = 40

/**
 * The things whose names can stand on a map without touching each other: the first ones win, so the most important come first.
 *
 * @param things in the order of their importance, with where they stand
 */
export const spread = <A>(things: Iterable<readonly [A, Spot]>): ReadonlyArray<A> => {
  const taken: Array<readonly [A, Spot]> = []
  for (const thing of things) {
    const [, { x, y }] = thing
    const isFree = taken.every(
      ([, other]) => Math.abs(other.x - x) >= room.across || Math.abs(other.y - y) >= room.down,
    )
    if (isFree) taken.push(thing)
    if (taken.length === most) break
  }
  return taken.map(([thing]) => thing)
}
