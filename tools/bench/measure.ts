/** One implementation to measure, with its name. */
export interface Contender {
  readonly name: string
  readonly run: () => unknown
}

/** Time in ms of one round, and of the warm-up. */
const roundMillis = 40

/** Keeps each result, so that the compiler cannot remove the call as dead code. */
const sink: { last: unknown } = { last: undefined }

const millisOf = (run: () => unknown, calls: number): number => {
  const start = performance.now()
  for (let call = 0; call < calls; call++) sink.last = run()
  return performance.now() - start
}

/** Warms a contender up and returns how many calls fit into a round, at least 1. */
const callsPerRound = (run: () => unknown): number => {
  let calls = 0
  let spent = 0
  while (spent < 2 * roundMillis) {
    spent += millisOf(run, 1)
    calls++
  }
  const perCall = millisOf(run, calls) / calls
  return Math.max(1, Math.floor(roundMillis / perCall))
}

/**
 * The milliseconds of one call, by contender and round. The contenders take turns within every round, in an order that
 * moves on from round to round, so that a machine that is busy for a while slows all of them.
 */
export const measure = (
  contenders: ReadonlyArray<Contender>,
  rounds: number,
): ReadonlyArray<ReadonlyArray<number>> => {
  const calls = contenders.map(({ run }) => callsPerRound(run))
  const times = contenders.map((): Array<number> => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (round + turn) % contenders.length
      const [contender, count = 1] = [contenders[index], calls[index]]
      if (contender !== undefined) times[index]?.push(millisOf(contender.run, count) / count)
    }
  }
  return times
}
