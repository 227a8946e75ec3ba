import type { ComponentPropsWithRef } from "react"
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from "react-router-dom"

export interface LinkProps
  extends
    Omit<ComponentPropsWithRef<"a">, "href" | "target">,
    Pick<RouterLinkProps, "preventScrollReset" | "replace" | "state"> {
  /** The path of a page of the shop, with its query and fragment. */
  readonly to: string
}

/**
 * A link to a page of the shop. The link of react-router can also load pages in advance, and that unused code
 * would be in the first scripts of every page.
 */
export const Link = ({
  children,
  onClick,
  preventScrollReset = false,
  replace = false,
  state,
  to,
  ...rest
}: LinkProps) => {
  const follow = useLinkClickHandler(to, { preventScrollReset, state, ...(replace ? { replace } : {}) })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
