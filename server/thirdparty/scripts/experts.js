/* global shared */

const berlin = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  weekday: "short",
  hour: "2-digit",
  hourCycle: "h23",
})

const isWorkingTime = () => {
  const parts = Object.fromEntries(berlin.formatToParts(new Date()).map(({ type, value }) => [type, value]))
  return parts.weekday !== "Sun" && Number(parts.hour) >= 8 && Number(parts.hour) < 20
}

/**
 * Returns whether an expert is available. Unless a test has set the availability, experts are available from
 * Monday to Saturday, 8:00 to 20:00 German time.
 */
shared.answerExperts = () => {
  const isFree = shared.experts === "clock" ? isWorkingTime() : shared.experts === "free"
  return isFree ? "available" : "unavailable"
}
