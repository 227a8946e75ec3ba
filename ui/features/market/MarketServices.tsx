import type { RichText as Nodes } from "@heimwerk/core/market/RichText.ts"

import styles from "./MarketServices.module.css"
import { RichText } from "./RichText.tsx"

/** The services of a market (storefront 2, market detail). */
export const MarketServices = ({ services }: { readonly services: ReadonlyArray<ReadonlyArray<Nodes>> }) => (
  <ul className={styles["services"]}>
    {services.map((nodes) => (
      <li key={JSON.stringify(nodes)} className={styles["service"]}>
        <RichText nodes={nodes} />
      </li>
    ))}
  </ul>
)

interface MarketOwnersProps {
  readonly owners: ReadonlyArray<{ readonly function: string; readonly name: string }>
}

/** The owners of a market (storefront 2, market detail). */
export const MarketOwners = ({ owners }: MarketOwnersProps) => (
  <dl className={styles["owners"]}>
    {owners.map((owner) => (
      <div key={owner.function + owner.name}>
        <dt className="visually-hidden">{owner.function}</dt>
        <dd>
          {owner.function}: {owner.name}
        </dd>
      </div>
    ))}
  </dl>
)
