import type { ReactNode } from "react"

interface NewTabLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that opens beside the page, so that nothing on it is lost, and says so to those who do not see it happen. */
export const NewTabLink = ({ children, className, href }: NewTabLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noreferrer">
    {children}
    <span className="visually-hidden"> (neuer Tab)</span>
  </a>
)
