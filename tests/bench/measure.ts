/** One way of doing something, under a name. */
export interface Contender {
  readonly name: string
  readonly run: () => unknown
}

const roundMillis = 100
const rounds = 7

/** How long one call takes in milliseconds, over as many calls as fit into a round. */
const once = (run: () => unknown): number => {
  const start = performance.now()
  let calls = 0
  let spent = 0
  do {
    run()
    calls++
    spent = performance.now() - start
  } while (spent < roundMillis)
  return spent / calls
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Runs the contenders in turns, so that a busy machine slows all of them, and prints each against the first. */
export const compare = (title: string, contenders: ReadonlyArray<Contender>): void => {
  const times = contenders.map((): Array<number> => [])
  for (const { run } of contenders) once(run)
  for (let round = 0; round < rounds; round++) {
    contenders.forEach(({ run }, index) => times[index]?.push(once(run)))
  }
  const base = median(times[0] ?? [])
  console.log(`\n${title}`)
  contenders.forEach(({ name }, index) => {
    const time = median(times[index] ?? [])
    const ratio = (time / base).toFixed(3)
    console.log(`  ${ratio.padStart(9)}  ${time.toFixed(5).padStart(11)} ms  ${name}`)
  })
}
