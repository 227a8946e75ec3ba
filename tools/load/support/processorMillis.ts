import { readdirSync, readFileSync } from "node:fs"

/** Length of a tick of /proc/<pid>/stat on Linux, in ms. */
const tickMillis = 10

/** Reads the state of a process on Linux. Returns `undefined` if it has ended. */
const stateOf = (pid: number | string) => {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, "utf8")
  } catch {
    return undefined
  }
  const fields = text.replace(/^.*\) /su, "").split(" ")
  const millis = (...indexes: ReadonlyArray<number>) =>
    indexes.reduce((sum, index) => sum + Number(fields[index]) * tickMillis, 0)
  return {
    pid: String(pid),
    parent: fields[1] ?? "",
    program: /\((.*)\)/su.exec(text)?.[1] ?? "",
    millis: millis(11, 12),
    endedChildrenMillis: millis(13, 14),
  }
}

/** Returns the processor time of a process with all its threads, in ms. Needs Linux. */
export const processorMillis = (pid: number | undefined): number => stateOf(pid ?? "")?.millis ?? Number.NaN

/** Returns the processor time of all ended processes that this one has started, in ms. Needs Linux. */
export const endedChildrenMillis = (): number => stateOf("self")?.endedChildrenMillis ?? Number.NaN

/** Returns the processor time of the PostgreSQL servers that this process has started, in ms. Needs Linux. */
export const postgresMillis = (): number => {
  const servers = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => stateOf(pid) ?? [])
    .filter(({ program }) => program === "postgres")
  const own = new Set(servers.filter(({ parent }) => parent === String(process.pid)).map(({ pid }) => pid))
  return servers.reduce(
    (sum, { endedChildrenMillis: ended, millis, parent, pid }) =>
      sum + (own.has(pid) ? millis + ended : own.has(parent) ? millis : 0),
    0,
  )
}
