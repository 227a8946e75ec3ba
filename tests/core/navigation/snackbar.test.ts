import { assert, describe, it } from "@effect/vitest"
import {
  closesSnackbar,
  hasCloseButton,
  type SnackbarEvent,
  type SnackbarType,
  showsSnackbar,
} from "@heimwerk/core/navigation/snackbar.ts"

const button: SnackbarEvent = { kind: "buttonClicked" }
const key = (name: string): SnackbarEvent => ({ kind: "buttonKey", key: name })
const elapsed = (millis: number): SnackbarEvent => ({ kind: "elapsed", millis })

describe("a snackbar", () => {
  it("shows when there is a message or content", () => {
    assert.isTrue(showsSnackbar({ message: "Gespeichert" }))
    assert.isTrue(showsSnackbar({ hasContent: true }))
    assert.isTrue(showsSnackbar({ message: "", hasContent: true }))
    assert.isFalse(showsSnackbar({ message: "", hasContent: false }))
    assert.isFalse(showsSnackbar({}))
  })

  it("has a close button unless it closes by itself", () => {
    assert.deepStrictEqual([hasCloseButton("closable"), hasCloseButton("selfClosing")], [true, false])
  })

  it.each<[SnackbarType, SnackbarEvent, boolean]>([
    ["selfClosing", elapsed(9_999), false],
    ["selfClosing", elapsed(10_000), true],
    ["selfClosing", button, false],
    ["selfClosing", key("Enter"), false],
    ["closable", elapsed(1_000_000), false],
    ["closable", button, true],
    ["closable", key("Enter"), true],
    ["closable", key("Tab"), false],
  ])("of the type %s meets %j and closes: %s", (type, event, closes) => {
    assert.strictEqual(closesSnackbar(type, event), closes)
  })
})
