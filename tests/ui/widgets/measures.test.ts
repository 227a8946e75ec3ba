import { readFileSync } from "node:fs"

import { assert, describe, it } from "@effect/vitest"

const styles = (path: string) => readFileSync(new URL(`../../../ui/${path}.css`, import.meta.url), "utf8")

describe("the layout measures in the style sheets", () => {
  it("a centred modal is at most 750 px wide, moves in 0.3 s and has a padding of 30 px on desktop", () => {
    const text = styles("widgets/Modal.module")
    assert.include(text, "width: min(750px, 100%)")
    assert.include(text, "padding: 30px")
    assert.deepEqual(text.match(/\d+ms/gu), ["300ms", "300ms"])
    assert.include(text, "(width >= 48em)")
  })

  it("a side modal is at most 500 px and at least 320 px wide, and moves in 0.4 s", () => {
    const text = styles("widgets/SideModal.module")
    assert.include(text, "width: min(500px, 100%)")
    assert.include(text, "min-width: min(320px, 100%)")
    assert.deepEqual(text.match(/\d+ms/gu), ["400ms", "400ms"])
  })

  it.each([
    ["widgets/Stars.module", "width: 90px"],
    ["widgets/SuggestionField.module", "max-height: min(420px, var(--available-height))"],
    ["widgets/SuggestionField.module", "max-height: min(320px, var(--available-height))"],
    ["features/feedback/FeedbackForm.module", "min-height: 140px"],
    ["theme/tokens", "--content: 1140px"],
    ["theme/tokens", "(width >= 30em)"],
    ["theme/tokens", "(width >= 64em)"],
  ])("the style sheet %s contains '%s'", (file, declaration) => {
    assert.include(styles(file), declaration)
  })
})
