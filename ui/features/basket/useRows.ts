import type { BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { useState } from "react"

import type { GoneLine } from "./useGoneLines.ts"

/** A row of the basket table: a line, or the notice that replaces a removed line. */
export interface Row {
  readonly id: string
  readonly line: BasketLine | undefined
  readonly gone: GoneLine | undefined
}

/** Keeps the order of known ids, drops ids without a row, and appends new ids. */
const arranged = (before: ReadonlyArray<string>, ids: ReadonlyArray<string>): ReadonlyArray<string> => {
  const kept = before.filter((id) => ids.includes(id))
  return [...kept, ...ids.filter((id) => !kept.includes(id))]
}

const isShownAsGone = (gone: GoneLine | undefined, line: BasketLine | undefined) =>
  gone !== undefined && (line === undefined || gone.phase === "leaving")

/**
 * The rows of the basket. A line keeps its place while the page is open, also when it is removed and
 * restored.
 */
export const useRows = (
  lines: ReadonlyArray<BasketLine>,
  goneLines: Readonly<Record<string, GoneLine>>,
): ReadonlyArray<Row> => {
  const ids = [...new Set([...lines.map(({ lineItemId }) => lineItemId), ...Object.keys(goneLines)])]
  const [order, setOrder] = useState<ReadonlyArray<string>>(ids)
  const now = arranged(order, ids)
  if (now.length !== order.length || now.some((id, place) => id !== order[place])) setOrder(now)
  return now.map((id) => {
    const line = lines.find(({ lineItemId }) => lineItemId === id)
    const gone = goneLines[id]
    return { id, line, gone: isShownAsGone(gone, line) ? gone : undefined }
  })
}
