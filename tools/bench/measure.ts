/** One implementation to measure, with its name. */
export interface Contender {
  readonly name: string
  readonly run: () => unknown
}

/** Duration of one round of an implementation, in ms. Its warm-up takes twice as long. */
const roundMillis = 40

/** Stores each result, so that the compiler cannot remove the call as dead code. */
const sink: { last: unknown } = { last: undefined }

const millisOf = (run: () => unknown, calls: number): number => {
  const start = performance.now()
  for (let call = 0; call < calls; call++) sink.last = run()
  return performance.now() - start
}

/** Warms an implementation up and returns how many calls fit into a round, at least 1. */
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
 * Returns the time of one call in ms, by implementation and round. The implementations take turns within
 * every round, and the first implementation changes from round to round, so that temporary load on the
 * machine slows all of them.
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
