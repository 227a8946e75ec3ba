import { isDeepStrictEqual } from "node:util"

/**
 * Checks that two implementations give the same answers, before their times are measured.
 *
 * @throws Error with the first difference.
 */
export const agree = (
  name: string,
  expected: ReadonlyArray<unknown>,
  actual: ReadonlyArray<unknown>,
): void => {
  if (expected.length !== actual.length) {
    throw new Error(`${name} gives ${actual.length} answers instead of ${expected.length}.`)
  }
  const at = expected.findIndex((answer, index) => !isDeepStrictEqual(answer, actual[index]))
  if (at === -1) return
  throw new Error(
    `${name}, answer ${at}: ${JSON.stringify(actual[at])} instead of ${JSON.stringify(expected[at])}.`,
  )
}
