// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"

import { HumanCheck } from "../../../ui/widgets/HumanCheck.tsx"
import { type CheckOutcome, useHumanCheck } from "../../../ui/widgets/useHumanCheck.ts"

interface FormProps {
  readonly solve: (signal: AbortSignal) => Promise<CheckOutcome>
  readonly onToken: (token: string | undefined) => void
}

/**
 * A form that shows its bot-check token. Its button uses up the token and pauses or resumes the bot check.
 */
const Form = ({ onToken, solve }: FormProps) => {
  const [token, setToken] = useState<string | undefined>(undefined)
  const [isPaused, setPaused] = useState(false)
  const check = useHumanCheck({
    token,
    solve,
    isPaused,
    onToken: (next) => {
      onToken(next)
      setToken(next)
    },
  })
  return (
    <>
      <HumanCheck check={check} />
      <output aria-label="Token">{token ?? "keins"}</output>
      <button
        type="button"
        onClick={() => {
          setPaused(!isPaused)
          setToken(undefined)
        }}
      >
        Senden
      </button>
    </>
  )
}

const open = (...outcomes: ReadonlyArray<CheckOutcome>) => {
  const rest = [...outcomes]
  const tokens: Array<string | undefined> = []
  let asked = 0
  const signals: Array<AbortSignal> = []
  const solve = (signal: AbortSignal) => {
    asked++
    signals.push(signal)
    return Promise.resolve(rest.shift() ?? ({ kind: "done", value: `t${asked}` } as const))
  }
  const { unmount } = render(<Form solve={solve} onToken={(token) => tokens.push(token)} />)
  return { tokens, signals, asked: () => asked, unmount }
}

const settle = (millis = 0) => act(() => vi.advanceTimersByTimeAsync(millis))
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Ich bin ein Mensch" })
const token = () => screen.getByLabelText("Token").textContent
const state = () => document.getElementById(box().getAttribute("aria-describedby") ?? "")?.textContent
const send = () => fireEvent.click(screen.getByText("Senden"))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("the bot check of a form", () => {
  it("T-P7: one tick in the bot check requests a token and announces the progress", async () => {
    const { asked } = open()
    assert.strictEqual(state(), "")
    assert.strictEqual(asked(), 0)
    fireEvent.click(box())
    assert.strictEqual(state(), "Wird geprüft …")
    await settle()
    assert.deepStrictEqual([state(), token()], ["Bestätigt", "t1"])
  })

  it("a form renews its bot check token before the token expires", async () => {
    const { asked, tokens } = open()
    fireEvent.click(box())
    await settle()
    await settle(109_999)
    assert.deepStrictEqual([token(), asked()], ["t1", 1])
    await settle(1)
    assert.deepStrictEqual([token(), tokens], ["t2", ["t1", undefined, "t2"]])
    assert.isTrue(box().checked)
  })

  it("a form renews a used bot check token, but not while the form is being sent", async () => {
    const { asked } = open()
    fireEvent.click(box())
    await settle()
    send()
    await settle()
    assert.deepStrictEqual([token(), asked()], ["keins", 1])
    send()
    await settle()
    assert.strictEqual(token(), "t2")
  })

  it("a form shows why the bot check failed, and a button tries again", async () => {
    open({ kind: "failed", message: "Gerade nicht." })
    fireEvent.click(box())
    await settle()
    assert.include(screen.getByRole("alert").textContent, "Gerade nicht.")
    assert.isFalse(box().checked)
    fireEvent.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    await settle()
    assert.strictEqual(token(), "t2")
    assert.isNull(screen.queryByRole("alert"))
  })

  it("removing the tick cancels a pending bot check, and the next tick requests a new token", async () => {
    const { asked, signals } = open()
    fireEvent.click(box())
    fireEvent.click(box())
    assert.deepStrictEqual([signals[0]?.aborted, state()], [true, ""])
    await settle()
    assert.strictEqual(token(), "keins")
    fireEvent.click(box())
    await settle()
    assert.deepStrictEqual([asked(), token(), signals[1]?.aborted], [2, "t2", true])
  })

  it("removing the tick or unmounting the form discards the bot check token", async () => {
    const { tokens, unmount } = open()
    fireEvent.click(box())
    await settle()
    fireEvent.click(box())
    await settle()
    assert.strictEqual(token(), "keins")
    fireEvent.click(box())
    await settle()
    unmount()
    assert.deepStrictEqual(tokens, ["t1", undefined, "t2", undefined])
  })
})
