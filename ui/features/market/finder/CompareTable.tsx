import type { FinderView } from "@heimwerk/core/market/finder/finderView.ts"
import type { BerlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { germanOrder } from "@heimwerk/core/values/germanOrder.ts"
import {
  createColumnHelper,
  createSortedRowModel,
  flexRender,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table"
import { useMemo } from "react"

import { ChooseMarket } from "../ChooseMarket.tsx"
import { Status } from "../Status.tsx"
import { Link } from "../../../widgets/Link.tsx"
import styles from "./CompareTable.module.css"
import { type FinderCardData, finderCardData } from "./FinderCardData.ts"

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** A market with its rank in the order of the finder: by distance, or by name if no centre is known. */
interface ComparedMarket extends FinderCardData {
  readonly rank: number
}

const stockRank = { G: 0, Y: 1, R: 2 } as const

const helper = createColumnHelper<typeof features, ComparedMarket>()
const columns = helper.columns([
  helper.accessor("name", {
    header: "Markt",
    sortFn: (a, b) => germanOrder(a.original.name, b.original.name),
    cell: ({ row: { original } }) => (
      <>
        <Link to={original.link}>{original.name}</Link>
        <span className={styles["place"]}>{`${original.street}, ${original.town}`}</span>
      </>
    ),
  }),
  helper.accessor("rank", { header: "Entfernung", cell: ({ row }) => row.original.distance ?? "–" }),
  helper.accessor("status", {
    header: () => (
      <>
        <span data-print="never">Jetzt</span>
        <span data-print="only">Öffnungszeiten</span>
      </>
    ),
    sortFn: (a, b) => Number(b.original.open) - Number(a.original.open),
    cell: ({ row: { original } }) => (
      <Status open={original.open} status={original.status} week={original.week} />
    ),
  }),
  helper.accessor("today", {
    header: "Heute",
    sortFn: (a, b) => germanOrder(a.original.today, b.original.today),
  }),
  helper.accessor("serviceCount", { header: "Services" }),
  helper.accessor("indicator", {
    header: "Bestand",
    sortFn: (a, b) =>
      stockRank[a.original.indicator?.value ?? "R"] - stockRank[b.original.indicator?.value ?? "R"] ||
      (b.original.indicator?.pieces ?? 0) - (a.original.indicator?.pieces ?? 0),
    cell: ({ row }) => row.original.indicator?.text ?? "–",
  }),
  helper.display({
    id: "choose",
    header: "Auswahl",
    cell: ({ row }) => <ChooseMarket market={row.original} />,
  }),
])

/** Columns of the comparison without the stock, for a finder without an article. */
const columnsWithoutStock = columns.filter(
  (column) => !("accessorKey" in column) || column.accessorKey !== "indicator",
)

const sortStates = { asc: "ascending", desc: "descending" } as const

/** Maximum number of markets in the comparison. */
const maxCompared = 12

interface CompareTableProps {
  readonly view: FinderView
  readonly at: BerlinTime
}

/** A sortable table of the finder's first markets. These are the nearest markets if a centre is known. */
export const CompareTable = ({ at, view }: CompareTableProps) => {
  const data = useMemo(
    () => view.pins.slice(0, maxCompared).map((item, rank) => ({ ...finderCardData(item, at), rank })),
    [at, view.pins],
  )
  const table = useTable({
    features,
    columns: view.stock === undefined ? columnsWithoutStock : columns,
    data,
    enableSortingRemoval: false,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label="Märkte im Vergleich">
      <table className={styles["table"]}>
        <caption className="visually-hidden">Märkte im Vergleich; die Spaltenköpfe sortieren</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted()
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={
                      header.column.getCanSort() ? (sorted ? sortStates[sorted] : "none") : undefined
                    }
                  >
                    {header.column.getCanSort() ? (
                      <button type="button" onClick={header.column.getToggleSortingHandler()}>
                        {flexRender(header.column.columnDef.header, header.getContext())}
                        <span
                          aria-hidden="true"
                          className={styles["sign"]}
                          data-sorted={sorted || undefined}
                        />
                      </button>
                    ) : (
                      flexRender(header.column.columnDef.header, header.getContext())
                    )}
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id} data-own={row.original.isOwn || undefined}>
              {row.getAllCells().map((cell, place) =>
                place === 0 ? (
                  <th key={cell.id} scope="row">
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </th>
                ) : (
                  <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
