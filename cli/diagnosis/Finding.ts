/** The result of one check of a shop. */
export interface Finding {
  /** German name of the check. */
  readonly check: string
  readonly state: "ok" | "warning" | "error"
  /** The result in words, in German. */
  readonly result: string
  /** The remedy, in German. Absent if nothing needs to be done. */
  readonly remedy?: string
}

/** Makes a finding without a problem. */
export const ok = (check: string, result: string): Finding => ({ check, state: "ok", result })

export const warning = (check: string, result: string, remedy: string): Finding => ({
  check,
  state: "warning",
  result,
  remedy,
})

export const failure = (check: string, result: string, remedy: string): Finding => ({
  check,
  state: "error",
  result,
  remedy,
})

/** Maximum number of ids that a finding lists. */
const maxListed = 5

/** Lists ids in German: `366, 369 und 3 weitere`. */
export const listedIds = (ids: ReadonlyArray<string>): string => {
  const more = ids.length - maxListed
  const names = ids.slice(0, maxListed).join(", ")
  return more > 0 ? `${names} und ${more} weitere` : names
}

/** Formats a duration in German, rounded down: `45 Sekunden`, `3 Stunden`, `12 Tage`. */
export const durationText = (millis: number): string => {
  const units = [
    [86_400_000, "Tag", "Tage"],
    [3_600_000, "Stunde", "Stunden"],
    [60_000, "Minute", "Minuten"],
    [1000, "Sekunde", "Sekunden"],
  ] as const
  const [size, one, several] = units.find(([unit]) => millis >= unit) ?? units[3]
  const count = Math.floor(millis / size)
  return `${count} ${count === 1 ? one : several}`
}
