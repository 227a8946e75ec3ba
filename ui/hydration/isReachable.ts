/** Returns whether the shop answers. Requests its liveness check, which needs no database. */
export const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    await fetch("/health/live", { cache: "no-store" })
    return true
  } catch {
    return false
  }
}
