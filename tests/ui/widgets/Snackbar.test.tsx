// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { timings } from "@heimwerk/core/timings.ts"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"

import { type SnackbarMessage, Snackbars, useSnackbar } from "../../../ui/widgets/Snackbar.tsx"

const Opener = ({ message }: { readonly message: SnackbarMessage }) => {
  const { show } = useSnackbar()
  return (
    <button type="button" onClick={() => show(message)}>
      Zeigen
    </button>
  )
}

const Closer = () => {
  const { closeActions } = useSnackbar()
  return (
    <button type="button" onClick={closeActions}>
      Aktionen schließen
    </button>
  )
}

/** A `whenReady` that never runs its task, so that the snackbar area is not preloaded. */
const never = () => () => {}

const loggedOut: SnackbarMessage = {
  text: "Du hast dich erfolgreich abgemeldet",
  kind: "good",
  closes: "self",
}
const kept: SnackbarMessage = { text: "Bitte lies das", kind: "error", closes: "button" }

/** Waits until the snackbar area is loaded and rendered. */
const settle = () =>
  act(async () => {
    await import("../../../ui/widgets/SnackbarArea.tsx")
    await vi.advanceTimersByTimeAsync(50)
  })

const show = async (message: SnackbarMessage, whenReady: (task: () => void) => () => void = never) => {
  render(
    <Snackbars millis={timings.snackbar} whenReady={whenReady}>
      <Opener message={message} />
    </Snackbars>,
  )
  fireEvent.click(screen.getByRole("button", { name: "Zeigen" }))
  await settle()
}

const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))
const shown = (text: string) => screen.queryByRole("dialog", { name: text })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("a self-closing snackbar", () => {
  it("T-A7: a self-closing snackbar is in a polite live region and has no close button", async () => {
    await show(loggedOut)
    assert.isNotNull(shown(loggedOut.text))
    assert.strictEqual(screen.getByRole("region", { name: "Hinweise" }).getAttribute("aria-live"), "polite")
    assert.isNull(screen.queryByRole("button", { name: "Schließen" }))
  })

  it("a self-closing snackbar closes after 10 seconds", async () => {
    await show(loggedOut)
    await pass(9_900)
    assert.isNotNull(shown(loggedOut.text))
    await pass(200)
    assert.isNull(shown(loggedOut.text))
  })

  it("T-A10: a self-closing snackbar stays open while the pointer is on it", async () => {
    await show(loggedOut)
    fireEvent.mouseEnter(screen.getByRole("region", { name: "Hinweise" }))
    await pass(60_000)
    assert.isNotNull(shown(loggedOut.text))
    fireEvent.mouseLeave(screen.getByRole("region", { name: "Hinweise" }))
    await pass(10_200)
    assert.isNull(shown(loggedOut.text))
  })
})

describe("a snackbar with a close button", () => {
  it("a snackbar with a close button stays open until the visitor presses this button", async () => {
    await show(kept)
    await pass(60_000)
    assert.isNotNull(shown(kept.text))
    fireEvent.click(screen.getByRole("button", { name: "Schließen" }))
    await pass(500)
    assert.isNull(shown(kept.text))
  })

  it("a snackbar with an action shows its button, and a click runs the action once", async () => {
    const runs: Array<string> = []
    await show({ ...kept, action: { text: "Rückgängig machen", run: () => runs.push("undo") } })
    fireEvent.click(screen.getByRole("button", { name: "Rückgängig machen" }))
    await pass(500)
    assert.deepEqual(runs, ["undo"])
    assert.isNull(shown(kept.text))
  })
})

describe("several snackbars", () => {
  it("closing the actions closes earlier messages with an action, and keeps the others", async () => {
    const undo: SnackbarMessage = { ...kept, text: "Entfernt", action: { text: "Rückgängig", run: () => {} } }
    const moved: SnackbarMessage = { ...undo, text: "Verschoben" }
    render(
      <Snackbars millis={timings.snackbar} whenReady={never}>
        <Opener message={undo} />
        <Opener message={kept} />
        <Opener message={moved} />
        <Closer />
      </Snackbars>,
    )
    const press = (place: number) =>
      fireEvent.click(screen.getAllByRole("button", { name: "Zeigen" })[place] ?? assert.fail())
    press(0)
    press(1)
    await settle()
    assert.isNotNull(shown(undo.text))
    fireEvent.click(screen.getByRole("button", { name: "Aktionen schließen" }))
    press(2)
    await pass(500)
    assert.deepStrictEqual(
      [undo, kept, moved].map(({ text }) => shown(text) !== null),
      [false, true, true],
    )
  })

  it("a snackbar message that is sent twice is shown twice", async () => {
    await show(kept)
    fireEvent.click(screen.getByRole("button", { name: "Zeigen" }))
    await settle()
    assert.lengthOf(screen.getAllByRole("dialog", { name: kept.text }), 2)
  })

  it("the snackbar area is preloaded when the page is idle", async () => {
    const tasks: Array<() => void> = []
    render(
      <Snackbars
        millis={timings.snackbar}
        whenReady={(task) => {
          tasks.push(task)
          return () => {}
        }}
      >
        Seite
      </Snackbars>,
    )
    assert.isNull(screen.queryByRole("region", { name: "Hinweise" }))
    for (const task of tasks) task()
    await settle()
    assert.isNotNull(screen.queryByRole("region", { name: "Hinweise" }))
  })
})
