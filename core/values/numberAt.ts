/** The number at a position of a list, 0 beyond its ends; for inner loops, where an iterator would cost too much. */
export const numberAt = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0
