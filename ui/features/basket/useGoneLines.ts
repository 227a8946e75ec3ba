import type { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { useState } from "react"

import type { Outcome } from "../../runtime/bridge.ts"
import { useAnnounce } from "../../widgets/Announcer.tsx"
import { basketService } from "./basket.ts"

/** A line that the visitor removed on this page or moved to the wishlist. */
export interface GoneLine {
  readonly line: BasketLine
  readonly phase: "leaving" | "gone" | "returning"
  /** The removed line as it was at its removal; `undefined` if the line was moved. */
  readonly removal: Promise<Outcome<BasketLine | undefined>> | undefined
  /** Message that says why the line could not be restored. */
  readonly error?: string
}

type GoneLines = Readonly<Record<string, GoneLine>>

const without = (lines: GoneLines, id: string): GoneLines => {
  const { [id]: _, ...rest } = lines
  return rest
}

/**
 * The lines removed from the basket or moved to the wishlist since the page was opened. A removal can be
 * undone; the undo waits until the removal has finished. If removing fails, the line stays in its place with the service's
 * message. When the basket of another visitor replaces this one, as after a logout, no removed lines are left.
 */
export const useGoneLines = ({ id: basketId, lineItems }: Pick<Basket, "id" | "lineItems">) => {
  const [lines, setLines] = useState<GoneLines>({})
  const [owner, setOwner] = useState(basketId)
  /** Ids of restored lines. A restored line takes the focus that its notice had. */
  const [returned, setReturned] = useState<ReadonlyArray<string>>([])
  const run = basketService.useRun()
  const announce = useAnnounce()

  // Drops the notice of a removed line if the line is back, for example because another window added the article.
  const again = lineItems.find(({ lineItemId }) => lines[lineItemId]?.phase === "gone")
  if (again !== undefined) setLines(without(lines, again.lineItemId))
  if (owner !== basketId) {
    setOwner(basketId)
    setLines({})
  }

  const comeBack = (id: string) => {
    setReturned((before) => [...before, id])
    setLines((before) => without(before, id))
  }
  const change = (id: string, to: (line: GoneLine) => GoneLine) =>
    setLines((before) => {
      const line = before[id]
      return line === undefined ? before : { ...before, [id]: to(line) }
    })

  const leave = async (
    line: BasketLine,
    outcome: Promise<Outcome<unknown>>,
    removal?: GoneLine["removal"],
  ) => {
    const id = line.lineItemId
    setReturned((before) => before.filter((other) => other !== id))
    setLines((before) => ({ ...before, [id]: { line, removal, phase: "leaving" } }))
    // The basket line itself shows the failure.
    if ((await outcome).kind === "failed") return comeBack(id)
    change(id, (gone) => (gone.phase === "leaving" ? { ...gone, phase: "gone" } : gone))
    announce(
      `${line.product.name} ${removal === undefined ? "liegt jetzt auf deiner Merkliste." : "wurde entfernt."}`,
    )
  }

  return {
    lines,
    returned,
    takeOut: (line: BasketLine) => {
      const removal = run(({ takeOut }) => takeOut(line.lineItemId))
      return leave(line, removal, removal)
    },
    moveAway: (line: BasketLine) =>
      leave(
        line,
        run(({ moveToWishlist }) => moveToWishlist(line.lineItemId)),
      ),
    undo: async ({ line, removal }: GoneLine) => {
      const id = line.lineItemId
      change(id, () => ({ line, removal, phase: "returning" }))
      setReturned((before) => [...before, id])
      const removed = await removal
      if (removed?.kind === "failed") return
      const outcome = await run(({ putBack }) => putBack(removed?.value ?? line))
      if (outcome.kind === "failed") {
        return change(id, (gone) => ({ ...gone, phase: "gone", error: outcome.message }))
      }
      setLines((before) => without(before, id))
      announce(`${line.product.name} liegt wieder im Warenkorb.`)
    },
  } as const
}
