/** One way of doing something, under a name. */
export interface Contender {
  readonly name: string
  readonly run: () => unknown
}

/** How long a contender may take in one round, and to get warm. */
const roundMillis = 40

/** What runs return is kept here, so that no compiler finds out that nobody wants it. */
const sink: { last: unknown } = { last: undefined }

const millisOf = (run: () => unknown, calls: number): number => {
  const start = performance.now()
  for (let call = 0; call < calls; call++) sink.last = run()
  return performance.now() - start
}

/** Runs a contender warm and says how many calls fit into a round; at least one. */
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
