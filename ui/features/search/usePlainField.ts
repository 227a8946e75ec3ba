import { type ComponentType, useCallback, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"

import type { SuggestingFieldProps } from "./SuggestingField.tsx"

/** The state of the plain search field when it is replaced. */
export interface PlainField {
  readonly text: string
  readonly hasFocus: boolean
  readonly selection: readonly [start: number | null, end: number | null]
}

interface Replacement {
  readonly Field: ComponentType<SuggestingFieldProps>
  readonly plain: PlainField
}

const load = async () => (await import("./SuggestingField.tsx")).SuggestingField

/**
 * Waits until a text composition ends (accents, other scripts). Replacing the field discards an unfinished
 * composition.
 */
const composed = (input: HTMLInputElement, isComposing: boolean): Promise<unknown> =>
  isComposing
    ? new Promise((resolve) => input.addEventListener("compositionend", resolve, { once: true }))
    : Promise.resolve()

/**
 * The plain search field. On first use the field with suggestions replaces it and keeps the typed text. Both
 * exist for a moment, so that focus can move and an on-screen keyboard stays open.
 */
export const usePlainField = () => {
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const [replacement, setReplacement] = useState<Replacement | undefined>(undefined)
  const [isThere, setThere] = useState(true)

  const replace = useCallback(async () => {
    const Field = await load()
    if (input.current === null) return
    await composed(input.current, isComposing.current)
    const { selectionEnd, selectionStart, value } = input.current
    const hasFocus = document.activeElement === input.current
    const plain: PlainField = { text: value, hasFocus, selection: [selectionStart, selectionEnd] }
    // Renders synchronously. Otherwise a letter that is typed before the next rendering is lost with the
    // plain field.
    flushSync(() => setReplacement({ Field, plain }))
  }, [])
  // If the script of the field with suggestions fails to load, the plain field stays, and the next focus
  // tries again.
  const use = useCallback(() => void replace().catch(() => undefined), [replace])

  // The visitor may have focused the plain field before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) use()
  }, [use])

  return {
    replacement,
    isThere,
    leave: useCallback(() => setThere(false), []),
    plain: {
      ref: input,
      onFocus: use,
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: () => {
        isComposing.current = false
      },
    },
  } as const
}
