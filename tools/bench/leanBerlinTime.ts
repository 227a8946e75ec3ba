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
 * The date and minute of an instant in Germany by the leanest way through `Intl`: one formatter, one text, cut at fixed
 * places (`11/21/2026, 21:00`). It leans on the layout that V8 writes, so it is good enough to be raced against, not to be
 * used.
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
