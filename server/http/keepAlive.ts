/**
 * The last net under the process: a promise nobody waited for, or a throw in a callback of a library. Both are mistakes
 * of ours; they are written down, and the shop goes on for everybody else (quality T-I7).
 */
export const keepAlive = () => {
  const report = (kind: string) => (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.error(JSON.stringify({ level: "error", message: `${kind} that nobody handled`, error: text }))
  }
  process.on("unhandledRejection", report("A rejection"))
  process.on("uncaughtException", report("An exception"))
}
