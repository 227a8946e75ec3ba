import type { RichText as Nodes } from "@heimwerk/core/market/RichText.ts"
import type { ReactNode } from "react"

import { Link } from "../../widgets/Link.tsx"
import styles from "./MarketServices.module.css"

const tags = { strong: "strong", emphasis: "em", paragraph: "p", list: "ul", item: "li" } as const

const drawn = (node: Nodes, place: number): ReactNode => {
  if (node.kind === "text") return node.text
  if (node.kind === "break") return <br key={place} />
  const children = node.children.map(drawn)
  if (node.kind === "link") {
    return node.href.startsWith("/") ? (
      <Link key={place} to={node.href}>
        {children}
      </Link>
    ) : (
      <a key={place} href={node.href} rel="noreferrer">
        {children}
      </a>
    )
  }
  const Tag = tags[node.kind]
  return <Tag key={place}>{children}</Tag>
}

/** Renders rich text nodes as React elements. HTML from another system never becomes markup. */
const RichText = ({ nodes }: { readonly nodes: ReadonlyArray<Nodes> }) => nodes.map(drawn)

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
        <dd>{`${owner.function}: ${owner.name}`}</dd>
      </div>
    ))}
  </dl>
)
