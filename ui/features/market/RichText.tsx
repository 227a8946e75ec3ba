import type { RichText as Nodes } from "@heimwerk/core/market/RichText.ts"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"

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

/** Renders rich text nodes as elements, so that upstream HTML is never used as markup. */
export const RichText = ({ nodes }: { readonly nodes: ReadonlyArray<Nodes> }) => nodes.map(drawn)
