import { quantityReducer, quantityInput, type QuantityRules } from "@heimwerk/core/quantity/quantityInput.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { useEffect, useRef, useState } from "react"

/**
 * State of a quantity field whose value belongs to another component (forms and markets 5.7). A typed
 * quantity is reported when typing pauses. When the visitor leaves the field, the page or the tab, or clicks outside
 * a quantity field, the quantity is reported at once, so that no change is lost.
 *
 * @param owned the owner's current quantity; the field shows it except while the visitor types
 * @param report passes a quantity to the owner; `false` means refused, and the field shows the owner's
 *   quantity again
 */
export const useQuantity = (
  owned: number,
  rules: QuantityRules,
  report: (quantity: number) => Promise<boolean> | void,
) => {
  const [input, setInput] = useState(() => quantityInput(owned))
  const model = useRef(input)
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef({ owned, report })

  const show = (next: typeof input) => {
    model.current = next
    setInput(next)
  }

  /** Ends typing and reports the typed quantity. */
  const settle = () => {
    if (waiting.current === undefined) return model.current
    clearTimeout(waiting.current)
    waiting.current = undefined
    const before = model.current.reported
    show(quantityReducer(model.current, { kind: "paused" }, rules))
    if (model.current.reported !== before) void submit(model.current.reported)
    return model.current
  }
  const submit = async (quantity: number) => {
    const isTaken = await latest.current.report(quantity)
    if (isTaken === false && waiting.current === undefined) show(quantityInput(latest.current.owned))
  }
  const type = (text: string) => {
    show(quantityReducer(model.current, { kind: "typed", text }, rules))
    clearTimeout(waiting.current)
    waiting.current = setTimeout(settle, timings.quantity)
  }

  useEffect(() => {
    latest.current = { owned, report }
  })

  useEffect(() => {
    // While the visitor types, a new quantity from the owner of the value does not change the field's text.
    if (waiting.current === undefined && model.current.reported !== owned) {
      model.current = quantityInput(owned)
      setInput(model.current)
    } else model.current = { ...model.current, reported: owned }
  }, [owned])

  const leave = useRef(settle)
  useEffect(() => {
    const settleNow = leave.current
    const leaving = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[role=group]"))) settleNow()
    }
    // The capture phase comes before the handler of a clicked button, so its command is sent after the quantity.
    // Buttons take no focus in Safari, so a click on one causes no blur event of the step buttons.
    addEventListener("click", leaving, true)
    addEventListener("visibilitychange", leaving, true)
    return () => {
      removeEventListener("click", leaving, true)
      removeEventListener("visibilitychange", leaving, true)
      settleNow()
    }
  }, [])

  const { max = Infinity, min = 1 } = rules
  const shown = Number.parseInt(input.text, 10)
  return {
    text: input.text,
    message: input.message,
    type,
    settle,
    step: (by: 1 | -1) => {
      const from = Number.parseInt(model.current.text, 10)
      type(String(Math.max(min, Math.min(max, (Number.isNaN(from) ? owned : from) + by))))
    },
    atMinimum: shown <= min,
    atMaximum: shown >= max,
  } as const
}
