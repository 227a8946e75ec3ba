import { type Prose, proseOf } from "../sources/prose.ts"
import type { Tree } from "../sources/tree.ts"

const size = 100

/**
 * Makes a random number generator for numbers of at least 0 and below 1. The same seed gives the same numbers
 * (linear congruential generator of Numerical Recipes).
 */
const makeRandom = (seed: number) => {
  let state = seed >>> 0
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}

const draw = (prose: ReadonlyArray<Prose>, random: () => number): ReadonlyArray<Prose> =>
  prose
    .map((each) => [random(), each] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, size)
    .map(([, each]) => each)

/**
 * Prints 100 random comments and 100 random test titles, each with its file and line, so that a reader can
 * judge them.
 */
export const printSample = (tree: Tree, seed: number): void => {
  const random = makeRandom(seed)
  const prose = proseOf(tree)
  for (const kind of ["comment", "title"] as const) {
    const all = prose.filter((each) => each.kind === kind)
    console.log(`\n${size} of ${all.length} ${kind}s, seed ${seed}\n`)
    for (const { file, line, text } of draw(all, random)) console.log(`${file}:${line}  ${text}`)
  }
}
