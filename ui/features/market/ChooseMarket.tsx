import { useSetAtom } from "jotai"
import { useState } from "react"
import { useRevalidator } from "react-router-dom"

import { useAnnounce } from "../../widgets/Announcer.tsx"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { chooseMarketAtom } from "./atoms.ts"
import styles from "./ChooseMarket.module.css"
import type { MarketView } from "./MarketView.ts"

interface ChooseMarketProps {
  readonly market: Pick<MarketView, "id" | "name">
  readonly isOwn: boolean
}

/** Makes a market the own one; the own one says so. */
export const ChooseMarket = ({ isOwn, market: { id, name } }: ChooseMarketProps) => {
  const choose = useSetAtom(chooseMarketAtom)
  const announce = useAnnounce()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)

  const makeOwn = async () => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await choose({ id, name })
    if (outcome.kind === "done") {
      await revalidate()
      announce(`${name} ist jetzt dein Markt.`)
    } else setProblem(outcome.message)
    setBusy(false)
  }

  if (isOwn) {
    return (
      <p className={styles["own"]}>
        <Icon name="check" size={20} />
        Mein Markt
      </p>
    )
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => void makeOwn()}>
        Diesen Markt wählen<span className="visually-hidden">: {name}</span>
      </Button>
      {problem === undefined ? null : <Notice kind="error">{problem}</Notice>}
    </>
  )
}
