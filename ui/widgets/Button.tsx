import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react"
import { Link } from "react-router-dom"

import styles from "./Button.module.css"

/** `main` for the one thing to do, `outline` for others, `plain` for small ones. */
export type ButtonLook = "main" | "forest" | "outline" | "plain"

const classOf = (look: ButtonLook, wide: boolean) =>
  [styles["button"], styles[look], wide ? styles["wide"] : ""].join(" ")

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className"> {
  readonly look?: ButtonLook
  readonly wide?: boolean
  /** Working: it stays where it is, can be focused, and does nothing. */
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

interface ButtonLinkProps {
  readonly to: string
  readonly look?: ButtonLook
  readonly wide?: boolean
  readonly children: ReactNode
  readonly onClick?: (event: MouseEvent) => void
}

/** A link that looks like a button. */
export const ButtonLink = ({ children, look = "main", onClick, to, wide = false }: ButtonLinkProps) => (
  <Link className={classOf(look, wide)} to={to} onClick={onClick}>
    {children}
  </Link>
)
