/** Name of the environment variable with which other commands than `npm test` ask for all cases of a test. */
const sizeVariable = "TEST_SIZE"

/** Whether the command tries all cases. `npm test` skips tests with `it.runIf(isLong)`. ADR 0112 lists what it then does not show. */
export const isLong = process.env[sizeVariable] === "long"

/** Returns the number of cases of a test: `inGate` in `npm test`, and `inLong` in `npm run test:long`. */
export const cases = (inGate: number, inLong: number): number => (isLong ? inLong : inGate)

/**
 * Returns the first item and every `step`-th item after it in `npm test`. Returns all items in `npm run test:long`, and in
 * `npm run test:states` for browser tests.
 */
export const thinned = <A>(items: ReadonlyArray<A>, step: number): ReadonlyArray<A> =>
  isLong ? items : items.filter((_, index) => index % step === 0)
