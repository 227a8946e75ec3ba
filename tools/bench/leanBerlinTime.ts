const format = new Intl.DateTimeFormat("en-US", {
  timeZone: "Europe/Berlin",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
})

/**
 * Returns the date and the minute of the day in Germany. This is the fastest way with `Intl`: one formatter
 * writes one text, which is cut at fixed positions (`11/21/2026, 21:00`). It depends on V8's format of the
 * text, so it is used only as a benchmark.
 */
export const leanBerlinTime = (
  epochMillis: number,
): { readonly date: string; readonly minuteOfDay: number } => {
  const text = format.format(epochMillis)
  return {
    date: `${text.slice(6, 10)}-${text.slice(0, 2)}-${text.slice(3, 5)}`,
    minuteOfDay: Number(text.slice(12, 14)) * 60 + Number(text.slice(15, 17)),
  }
}
