import { assert, describe, it } from "@effect/vitest"
import { measures } from "@heimwerk/core/measures.ts"
import { hidingMillis } from "@heimwerk/core/navigation/modal.ts"
import { readFileSync } from "node:fs"

const styles = (name: string) =>
  readFileSync(new URL(`../../../ui/widgets/${name}.module.css`, import.meta.url), "utf8")

/** The widgets know nothing of the core; what their style sheets measure is compared with it here. */
describe("the measures of the widgets", () => {
  it("a centred modal is as wide, as quick and has the desktop padding that the spec says", () => {
    const text = styles("Modal")
    assert.include(text, `width: min(${measures.centredModal.width}px, 100%)`)
    assert.include(text, `padding: ${measures.centredModal.desktopPadding}px`)
    assert.deepEqual(text.match(/\d+ms/gu), Array<string>(2).fill(`${hidingMillis("centred")}ms`))
    assert.include(text, `(width >= ${measures.breakpoints.m}px)`)
  })

  it("a side modal is as wide, at least as wide, and as quick as the spec says", () => {
    const text = styles("SideModal")
    assert.include(text, `width: min(${measures.sideModal.width}px, 100%)`)
    assert.include(text, `min-width: min(${measures.sideModal.minimumWidth}px, 100%)`)
    assert.deepEqual(text.match(/\d+ms/gu), Array<string>(2).fill(`${hidingMillis("side")}ms`))
  })

  it("a rating takes the width of its block", () => {
    assert.include(styles("Stars"), `width: ${measures.ratingBlock}px`)
  })
})
