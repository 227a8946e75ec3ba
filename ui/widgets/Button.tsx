import type { ComponentPropsWithRef } from "react"

import { Link, type LinkProps } from "./Link.tsx"
import styles from "./Button.module.css"

/**
 * `main` for the primary action, `forest` for prominent actions that are not primary, `outline` for secondary
 * actions, `plain` for small actions.
 */
export type ButtonLook = "main" | "forest" | "outline" | "plain"

const classOf = (look: ButtonLook, wide: boolean) =>
  [styles["button"], styles[look], wide ? styles["wide"] : ""].join(" ")

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className"> {
  readonly look?: ButtonLook
  readonly wide?: boolean
  /** Whether an action is in progress. The button then stays focusable, but clicks do nothing. */
  readonly busy?: boolean
  /**
   * Whether the action needs JavaScript. The server then disables the button, and `boot` enables it, so that
   * it is disabled only without JavaScript.
   */
  readonly needsScript?: boolean
}

export const Button = ({
  busy = false,
  children,
  disabled = false,
  look = "main",
  needsScript = false,
  onClick,
  type = "button",
  wide = false,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    disabled={disabled || (needsScript && typeof document === "undefined")}
    data-script={needsScript || undefined}
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
