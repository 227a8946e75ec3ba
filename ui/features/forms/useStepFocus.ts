import { useLayoutEffect, useRef } from "react"

const wrong = '[aria-invalid="true"], [data-invalid] :is(input, textarea)'

/**
 * Where the keyboard and a screen reader are in a form of several steps: at the heading of a new step, and after a 'Weiter'
 * that led nowhere at the first thing that is wrong.
 *
 * @param step what tells one step from the other
 * @param state the form's state, another object after each command
 */
export const useStepFocus = (step: string, state: unknown) => {
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef({ step, state })
  const isAwaited = useRef(false)

  // Before the modal sees that what had the focus is gone, and takes it itself.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { step, state }
    if (before.step !== step) {
      container.current?.parentElement?.scrollTo({ top: 0, behavior: "instant" })
      container.current?.querySelector("h3")?.focus({ preventScroll: true })
    } else if (isAwaited.current && before.state !== state)
      container.current?.querySelector<HTMLElement>(wrong)?.focus()
    if (before.state !== state) isAwaited.current = false
  })

  return {
    container,
    /** 'Weiter' was pressed: the next state is its answer. */
    awaitAnswer: () => {
      isAwaited.current = true
    },
  } as const
}
