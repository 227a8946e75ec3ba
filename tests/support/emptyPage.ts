import { afterAll } from "@effect/vitest"

// Files of one worker share the page. A query would also find elements of an earlier file, and a click on a link with
// another scheme leaves an address without cookies and paths.
afterAll(() => {
  if (typeof document === "undefined") return
  document.body.replaceChildren()
  Reflect.get(window, "happyDOM").setURL("http://localhost:3000/")
})
