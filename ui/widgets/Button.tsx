import type { ComponentPropsWithRef } from "react"

import { Link, type LinkProps } from "./Link.tsx"
import styles from "./Button.module.css"

/** `main` for the primary action, `outline` for secondary actions, `plain` for small actions. */
export type ButtonLook = "main" | "forest" | "outline" | "plain"

const classOf = (look: ButtonLook, wide: boolean) =>
  [styles["button"], styles[look], wide ? styles["wide"] : ""].join(" ")

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className"> {
  readonly look?: ButtonLook
  readonly wide?: boolean
  /** Whether an action is in progress. The button then stays focusable, but clicks do nothing. */
  readonly busy?: boolean
}

export const Button = ({
  busy = false,
  children,
  look = "main",
  onClick,
  type = "button",
  wide = false,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classOf(look, wide)}
    aria-disabled={busy || rest["aria-disabled"]}
    data-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {children}
  </button>
)

interface ButtonLinkProps extends Omit<LinkProps, "className"> {
  readonly look?: ButtonLook
  readonly wide?: boolean
}

/** A link styled as a button. */
export const ButtonLink = ({ look = "main", wide = false, ...link }: ButtonLinkProps) => (
  <Link {...link} className={classOf(look, wide)} />
)
