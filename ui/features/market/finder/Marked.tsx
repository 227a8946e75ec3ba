import { type Range, segments } from "@heimwerk/core/address/highlight.ts"
import type { ReactNode } from "react"

/** A text with its matching parts marked. */
export const Marked = ({
  ranges,
  text,
}: {
  readonly text: string
  readonly ranges: ReadonlyArray<Range>
}) => {
  const pieces: Array<ReactNode> = []
  let start = 0
  for (const { isMarked, text: part } of segments(text, ranges)) {
    pieces.push(isMarked ? <mark key={start}>{part}</mark> : part)
    start += part.length
  }
  return pieces
}
