/** Which of the typed names begin one of a name's own words: one bit for each. */
export const matched = (names: ReadonlyArray<string>, own: ReadonlyArray<string>): number =>
  names.reduce(
    (bits, name, index) => (own.some((word) => word.startsWith(name)) ? bits | (1 << index) : bits),
    0,
  )
