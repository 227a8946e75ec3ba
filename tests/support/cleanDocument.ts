import { afterAll, vi } from "vitest"

/**
 * Ends a test file of the view for the next one, which shares its modules and document: waits for scripts that are still
 * loading, and removes what a test has left in the page.
 */
afterAll(async () => {
  await vi.dynamicImportSettled()
  if (typeof document === "undefined") return
  document.head.replaceChildren()
  document.body.replaceChildren()
})
