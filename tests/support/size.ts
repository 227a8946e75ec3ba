/** Name of the environment variable with which `npm run test:long` asks for all cases of a test. */
const sizeVariable = "TEST_SIZE"

const isLong = process.env[sizeVariable] === "long"

/** Returns how many cases a test tries: `inGate` in `npm test`, and `inLong` in `npm run test:long`. */
export const cases = (inGate: number, inLong: number): number => (isLong ? inLong : inGate)

/** Returns every `step`-th item from the first one in `npm test`, and all items in `npm run test:long`. */
export const thinned = <A>(items: ReadonlyArray<A>, step: number): ReadonlyArray<A> =>
  isLong ? items : items.filter((_, index) => index % step === 0)
