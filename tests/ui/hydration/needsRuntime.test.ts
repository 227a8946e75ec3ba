// @vitest-environment happy-dom
import { assert, describe, it } from "vitest"

import { needsRuntime } from "@heimwerk/ui/hydration/needsRuntime.ts"

const targetIn = (html: string) => {
  document.body.innerHTML = html
  return { target: document.querySelector("[data-target]") }
}

describe("needsRuntime", () => {
  it.each([
    ["a button", "<button><svg data-target></svg></button>"],
    ["a text field", "<input data-target>"],
    ["the summary of a flyout", "<details><summary data-target></summary></details>"],
    ["a link that opens the store finder", "<a href='/maerkte' data-finder data-target>Markt wählen</a>"],
    ["a link that changes only the query of the URL", "<a href='?seite=2' data-target>2</a>"],
  ])("%s needs the runtime", (_, html) => assert.isTrue(needsRuntime(targetIn(html))))

  it.each([
    ["a text", "<p data-target>Text</p>"],
    ["a link to another page", "<a href='/warenkorb' data-target>Warenkorb</a>"],
    ["a link to a place in the page", "<a href='#inhalt' data-target>Zum Inhalt springen</a>"],
    ["a button with the attribute data-no-runtime", "<button data-no-runtime data-target></button>"],
    [
      "a field in a form with the attribute data-no-runtime",
      "<form data-no-runtime><input data-target></form>",
    ],
  ])("%s does not need the runtime", (_, html) => assert.isFalse(needsRuntime(targetIn(html))))

  it("an event whose target is the document does not need the runtime", () =>
    assert.isFalse(needsRuntime({ target: document })))
})
