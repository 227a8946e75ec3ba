import { type ComponentType, useCallback, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"

import type { SuggestingFieldProps } from "./SuggestingField.tsx"

/** What a field has that another takes the place of. */
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

/** Letters that are being put together (an accent, a sign of another script) would be lost with their field. */
const composed = (input: HTMLInputElement, isComposing: boolean): Promise<unknown> =>
  isComposing
    ? new Promise((resolve) => input.addEventListener("compositionend", resolve, { once: true }))
    : Promise.resolve()

/**
 * A plain search field that is replaced by the one with suggestions once it is used, with all that was typed. Both are there
 * for a moment, so that the focus can move from one to the other and a keyboard on the screen stays.
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
    // At once: a letter that is typed in between would be lost with its field.
    flushSync(() => setReplacement({ Field, plain }))
  }, [])
  // Without the script the field stays what it is; the next focus tries again.
  const use = useCallback(() => void replace().catch(() => undefined), [replace])

  // Somebody was here before the script.
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
