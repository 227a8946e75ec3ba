import { type Contender, measure } from "./measure.ts"
import { type Spread, spreadOf, type Verdict, verdictOf } from "./statistics.ts"

/**
 * A library with which the core is compared, and the promised ratio of speeds. If there is no promise, the
 * ratio is only printed.
 */
export interface Rival extends Contender {
  readonly promise?: number
}

const usualRounds = 11

const time = (millis: number): string => {
  const [value, unit] =
    millis >= 1000 ? [millis / 1000, "s"] : millis >= 1 ? [millis, "ms"] : [millis * 1000, "µs"]
  return `${value.toPrecision(3)} ${unit}`
}

const ratio = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

const row = (cells: ReadonlyArray<string>): void => console.log(`| ${cells.join(" | ")} |`)

const timeCell = ({ high, low, median }: Spread): string => `${time(median)} (${time(low)} to ${time(high)})`

/**
 * Measures the core and other libraries and prints a table: the time of one call, and how many times faster the
 * core is. Each figure is the median of the rounds with its quartiles. Returns whether each promise was kept.
 */
export const compare = (
  title: string,
  core: Contender,
  rivals: ReadonlyArray<Rival>,
  rounds = usualRounds,
): ReadonlyArray<Verdict> => {
  const [coreTimes = [], ...rivalTimes] = measure([core, ...rivals], rounds)
  console.log(`\n### ${title}\n`)
  row(["", "one call", "core is faster", "promised"])
  row(["---", "---", "---", "---"])
  row([core.name, timeCell(spreadOf(coreTimes)), "", ""])
  return rivals.flatMap(({ name, promise }, index) => {
    const times = rivalTimes[index] ?? []
    const ratios = spreadOf(times.map((millis, round) => millis / (coreTimes[round] ?? Number.NaN)))
    const verdict = promise === undefined ? undefined : verdictOf(ratios, promise)
    row([
      name,
      timeCell(spreadOf(times)),
      `${ratio(ratios.median)} times (${ratio(ratios.low)} to ${ratio(ratios.high)})`,
      verdict === undefined ? "" : `more than ${promise}: ${verdict}`,
    ])
    return verdict === undefined ? [] : [verdict]
  })
}
