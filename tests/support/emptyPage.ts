import { afterAll } from "@effect/vitest"

// Base UI reads the navigator when it is loaded. If the last test of a file requests it and ends, it is loaded while the
// page is being removed, fails, and stays failed for all later files of the worker.
if (typeof document !== "undefined") await import("../../ui/widgets/SnackbarArea.tsx")

// Files of one worker share the page. A query would also find elements of an earlier file, and a click on a link with
// another scheme leaves an address without cookies and paths. React fails if it unmounts what is no longer in the page.
afterAll(async () => {
  if (typeof document === "undefined") return
  const { cleanup } = await import("@testing-library/react")
  cleanup()
  document.body.replaceChildren()
  Reflect.get(window, "happyDOM").setURL("http://localhost:3000/")
})
