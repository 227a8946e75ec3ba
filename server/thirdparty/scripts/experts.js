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

/** Whether an expert is free: as the switch of the video service says, else on weekdays from 8 to 20 o'clock in Germany. */
shared.answerExperts = () => {
  const isFree = shared.experts === "clock" ? isWorkingTime() : shared.experts === "free"
  return isFree ? "available" : "unavailable"
}
