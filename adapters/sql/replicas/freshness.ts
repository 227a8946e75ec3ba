/** State of the primary at one moment. The position is after every change that the versions contain. */
export interface PrimaryReading {
  /** Time of the reading in ms. */
  readonly at: number
  /** Position in the write-ahead log, in bytes. */
  readonly position: number
  /** Version of the world; empty before the first seeding. */
  readonly world: string
  /** Version of the stock. */
  readonly stock: string
}

/** The readings of the primary that the next call of `checkFreshness` needs. */
export interface Freshness {
  /** Readings of different positions, the oldest first. The last one is the newest reading. */
  readonly history: ReadonlyArray<PrimaryReading>
  /** The first reading with the present world. */
  readonly worldSince: PrimaryReading
  /** The reading whose versions identify cached answers. Every used replica has replayed its position. */
  readonly published: PrimaryReading
}

/** Result of the check of one replica. */
export interface ReplicaCheck {
  /** Maximum time that the replica is behind the primary, in ms. Absent if unknown. */
  readonly lagMillis?: number
  readonly isUsable: boolean
}

const started = (reading: PrimaryReading): Freshness => ({
  history: [reading],
  worldSince: reading,
  published: reading,
})

/** How long readings are kept, in ms. A greater lag of a replica is unknown. */
const historyMillis = 10 * 60_000

/**
 * Adds a reading. It replaces readings at the same position, because their data are the same. If its
 * position is lower than an earlier one, it is from another primary, after a failover or a restore.
 */
const withReading = (before: Freshness, reading: PrimaryReading): Freshness => {
  if (before.history.some(({ position }) => position > reading.position)) return started(reading)
  const history = [
    ...before.history.filter(
      ({ at, position }) => position < reading.position && reading.at - at <= historyMillis,
    ),
    reading,
  ]
  const worldSince = reading.world === before.worldSince.world ? before.worldSince : reading
  return { history, worldSince, published: before.published }
}

/** Returns a replica's lag in ms: the age of the newest reading that it has replayed, or 0 if it has replayed all. */
const lagOf = (history: ReadonlyArray<PrimaryReading>, position: number, now: number): number | undefined => {
  const replayed = history.findLast((reading) => reading.position <= position)
  if (replayed === undefined) return undefined
  return replayed === history.at(-1) ? 0 : now - replayed.at
}

/**
 * Decides which replicas may answer public reads. A replica is usable if it lags at most `maxLagMillis`, has the
 * present world, and has replayed the published reading. No usable replica is behind the published reading, which goes
 * back only after a failover or a restore. Therefore no answer contains older data than the version under which it is
 * cached.
 *
 * @param before the result of the previous check; absent at the first check
 * @param reading the primary now; absent if it cannot be read
 * @param positions replayed position of each replica in bytes; absent if it cannot be read
 */
export const checkFreshness = (
  before: Freshness | undefined,
  reading: PrimaryReading | undefined,
  positions: ReadonlyArray<number | undefined>,
  now: number,
  maxLagMillis: number,
): { readonly freshness: Freshness | undefined; readonly replicas: ReadonlyArray<ReplicaCheck> } => {
  const known =
    reading === undefined ? before : before === undefined ? started(reading) : withReading(before, reading)
  if (known === undefined)
    return { freshness: undefined, replicas: positions.map(() => ({ isUsable: false })) }
  const { history, worldSince } = known
  const lags = positions.map((position) =>
    position === undefined ? undefined : lagOf(history, position, now),
  )
  const within = positions.filter(
    (position, place): position is number =>
      position !== undefined &&
      position >= worldSince.position &&
      (lags[place] ?? Number.POSITIVE_INFINITY) <= maxLagMillis,
  )
  const slowest = Math.min(...within)
  const common = history.findLast(({ position }) => position <= slowest) ?? known.published
  const published = common.position >= known.published.position ? common : known.published
  return {
    freshness: { ...known, published },
    replicas: positions.map((position, place) => {
      const lagMillis = lags[place]
      return {
        ...(lagMillis === undefined ? {} : { lagMillis }),
        isUsable: position !== undefined && within.includes(position) && position >= published.position,
      }
    }),
  }
}
