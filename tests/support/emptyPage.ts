import { afterAll } from "@effect/vitest"

// Files of one worker share the page, so a query would also find elements of an earlier file.
afterAll(() => {
  if (typeof document !== "undefined") document.body.replaceChildren()
})
