import { readFileSync } from "node:fs"

/** Length of a tick of /proc/<pid>/stat on Linux, in ms. */
const tickMillis = 10

/** Returns the processor time of a process with all its threads, in ms. Needs Linux. */
export const processorMillis = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /su, "")
    .split(" ")
  return (Number(fields[11]) + Number(fields[12])) * tickMillis
}
