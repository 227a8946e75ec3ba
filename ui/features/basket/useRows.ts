import type { BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { useState } from "react"

import type { GoneLine } from "./useGoneLines.ts"

/** One place in the table: a line, or the notice of one that has left. */
export interface Row {
  readonly id: string
  readonly line: BasketLine | undefined
  readonly gone: GoneLine | undefined
}

/** The ids in the order they had, without those that have no row any more, and new ones behind them. */
const arranged = (before: ReadonlyArray<string>, ids: ReadonlyArray<string>): ReadonlyArray<string> => {
  const kept = before.filter((id) => ids.includes(id))
  return [...kept, ...ids.filter((id) => !kept.includes(id))]
}

const isShownAsGone = (gone: GoneLine | undefined, line: BasketLine | undefined) =>
  gone !== undefined && (line === undefined || gone.phase === "leaving")

/** The rows of the basket. As long as the page is open a line keeps its place, also when it leaves and comes back. */
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
