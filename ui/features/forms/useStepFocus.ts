import { useLayoutEffect, useRef } from "react"

import { useShowWrong } from "../../widgets/useWrongFocus.ts"

const wrong = '[aria-invalid="true"], [data-invalid] :is(input, textarea)'

/**
 * Focus management of a multi-step form: focuses the heading of a new step and, when 'Weiter' is refused,
 * the first error.
 *
 * @param step identifies the step
 * @param state the form's state, a new object after each command
 */
export const useStepFocus = (step: string, state: unknown) => {
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef({ step, state })
  const showWrong = useShowWrong()
  const isAwaited = useRef(false)

  // This is a layout effect, so that it runs before the modal notices that the focused element is gone and
  // takes focus itself.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { step, state }
    if (before.step !== step) {
      container.current?.parentElement?.scrollTo({ top: 0, behavior: "instant" })
      container.current?.querySelector("h3")?.focus({ preventScroll: true })
    } else if (isAwaited.current && before.state !== state)
      showWrong(container.current?.querySelector<HTMLElement>(wrong))
    if (before.state !== state) isAwaited.current = false
  })

  return {
    container,
    /** Call this on 'Weiter'. If the next state shows the same step, the first error gets focus. */
    awaitAnswer: () => {
      isAwaited.current = true
    },
  } as const
}
