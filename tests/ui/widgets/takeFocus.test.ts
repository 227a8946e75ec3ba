// @vitest-environment happy-dom
import { assert, beforeEach, describe, it } from "@effect/vitest"

import { takeFocus } from "../../../ui/widgets/takeFocus.ts"

const element = (id: string) => document.getElementById(id)

describe("takeFocus", () => {
  beforeEach(() => {
    document.body.innerHTML = '<button id="used"></button><input id="other"><button id="new"></button>'
    element("used")?.focus()
  })

  it("takeFocus focuses an element if the focused element has been removed", () => {
    element("used")?.remove()
    takeFocus(element("new"))
    assert.strictEqual(document.activeElement, element("new"))
  })

  it("takeFocus focuses an element if the main content has taken the focus of a removed element", () => {
    const main = document.createElement("main")
    main.tabIndex = -1
    document.body.append(main)
    main.focus()
    takeFocus(element("new"))
    assert.strictEqual(document.activeElement, element("new"))
  })

  it("takeFocus focuses an element if the used control still has the focus", () => {
    takeFocus(element("new"), { used: element("used") })
    assert.strictEqual(document.activeElement, element("new"))
  })

  it("takeFocus leaves the focus on another element that the visitor has focused", () => {
    const used = element("used")
    element("other")?.focus()
    takeFocus(element("new"), { used })
    assert.strictEqual(document.activeElement, element("other"))
  })
})
