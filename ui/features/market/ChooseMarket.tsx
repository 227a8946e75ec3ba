import { useLayoutEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router-dom"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import styles from "./ChooseMarket.module.css"
import { ownMarket } from "./market.ts"
import { marketForm } from "./marketForm.ts"
import type { MarketSummary } from "./marketSummary.ts"
import { takeFocus } from "../../widgets/takeFocus.ts"

interface ChooseMarketProps {
  readonly market: Pick<MarketSummary, "id" | "name" | "isOwn">
  readonly look?: "main" | "outline"
}

/** Button that makes a market the visitor's own and then reloads the page's data. */
export const ChooseMarket = ({ look = "outline", market: { id, isOwn, name } }: ChooseMarketProps) => {
  const run = ownMarket.useRun()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const mark = useRef<HTMLParagraphElement>(null)
  const chosenHere = useRef(false)

  // A text replaces the clicked button and takes its focus. A layout effect runs before a window around it notices that
  // the focus is lost, and takes the focus itself.
  useLayoutEffect(() => {
    if (isOwn && chosenHere.current) takeFocus(mark.current)
    chosenHere.current = false
  }, [isOwn])

  const makeOwn = async () => {
    setBusy(true)
    const outcome = await run(({ choose }) => choose({ id, name }))
    if (outcome.kind === "done") {
      chosenHere.current = true
      await revalidate()
      announce(`${name} ist jetzt dein Markt.`)
    }
    setProblem(outcome.kind === "failed" ? outcome.message : undefined)
    setBusy(false)
  }

  if (isOwn) {
    return (
      <p ref={mark} className={styles["own"]} tabIndex={-1}>
        <Icon name="check" size={20} />
        Mein Markt
      </p>
    )
  }
  return (
    <form
      className={styles["choose"]}
      action={marketForm.target}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void makeOwn()
      }}
    >
      <input type="hidden" name={marketForm.market} value={id} />
      <Button type="submit" look={look} wide busy={isBusy} aria-label={`Diesen Markt wählen: ${name}`}>
        Diesen Markt wählen
      </Button>
      {problem === undefined ? null : <Notice kind="error">{problem}</Notice>}
    </form>
  )
}
