import type { BasketState } from "@heimwerk/core/basket/OptimisticLists.ts"
import type { ReactNode } from "react"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { BasketRow } from "./BasketRow.tsx"
import styles from "./BasketTable.module.css"
import type { LineFacts, LineLabel } from "./LineFacts.ts"
import type { useGoneLines } from "./useGoneLines.ts"
import type { Row } from "./useRows.ts"

const GoneRow = lazyPart(() => import("./GoneRow.tsx").then((m) => m.GoneRow))

interface BasketTableProps {
  readonly rows: ReadonlyArray<Row>
  readonly gone: ReturnType<typeof useGoneLines>
  readonly state: Pick<BasketState, "lineErrors" | "pendingLines">
  readonly facts: Readonly<Record<string, LineFacts>>
  readonly marketName: string | undefined
  readonly renderEnergy: (label: LineLabel) => ReactNode
}

/** The basket lines as a table, whose rows become cards if there is little room. */
export const BasketTable = ({ facts, gone, marketName, renderEnergy, rows, state }: BasketTableProps) => (
  <table className={styles["table"]}>
    <caption className="visually-hidden">Artikel in deinem Warenkorb</caption>
    <thead>
      <tr>
        <th scope="col">Artikel</th>
        <th scope="col">Einzelpreis</th>
        <th scope="col">Menge</th>
        <th scope="col" className={styles["sum"]}>
          Summe
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ gone: goneLine, id, line }) => {
        if (goneLine !== undefined)
          return <GoneRow key={id} gone={goneLine} onUndo={() => void gone.undo(goneLine)} />
        if (line === undefined) return null
        const { articleId, energyClass, name } = line.product
        const known = facts[articleId]
        return (
          <BasketRow
            key={id}
            line={line}
            facts={known}
            energy={
              energyClass === undefined
                ? null
                : renderEnergy({ energyClass, name, dataSheetUrl: known?.dataSheetUrl })
            }
            marketName={marketName}
            error={state.lineErrors[id]}
            isPending={state.pendingLines.includes(id)}
            isBack={gone.returned.includes(id)}
            onRemove={() => void gone.takeOut(line)}
            onMove={() => void gone.moveAway(line)}
          />
        )
      })}
    </tbody>
  </table>
)
