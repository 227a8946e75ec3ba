import { onTestFinished, vi } from "vitest"

/** The browser reports that it has no network until the test ends. */
export const withoutNetwork = (): void => {
  const spy = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  onTestFinished(() => spy.mockRestore())
}
