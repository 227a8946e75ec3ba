import type { ReactNode } from "react"

interface Piece {
  readonly text: string
  readonly isMarked: boolean
}

/** A text whose marked pieces are highlighted. */
export const Marked = ({ pieces }: { readonly pieces: ReadonlyArray<Piece> }) => {
  const shown: Array<ReactNode> = []
  let start = 0
  for (const { isMarked, text } of pieces) {
    shown.push(isMarked ? <mark key={start}>{text}</mark> : text)
    start += text.length
  }
  return shown
}
