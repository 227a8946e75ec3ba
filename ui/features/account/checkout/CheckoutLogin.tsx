import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useEffect, useRef, useState } from "react"

import { useLoadedComponent } from "../../../hydration/useLoadedComponent.ts"
import { Link } from "../../../widgets/Link.tsx"
import styles from "./checkout.module.css"
import { takeFocus } from "../../../widgets/takeFocus.ts"

const loadForms = async () => (await import("../LoginForms.tsx")).LoginForms

interface CheckoutLoginProps {
  /** The e-mail address of the logged-in customer. */
  readonly email: string | undefined
}

/**
 * Lets a guest log in without leaving the checkout (storefront 4, session). The scripts of the login form
 * load when the visitor opens the form. Without JavaScript, or if the scripts fail to load, a link leads to
 * the login page.
 */
export const CheckoutLogin = ({ email }: CheckoutLoginProps) => {
  const { Component: Forms, load } = useLoadedComponent(loadForms)
  const [isOpen, setOpen] = useState(false)
  const before = useRef(email)
  const done = useRef<HTMLParagraphElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  // React receives no event for a click before hydration, so the effect reads the state of the `details`
  // element.
  useEffect(() => {
    if (details.current?.open !== true) return
    setOpen(true)
    void load()
  }, [load])
  useEffect(() => {
    // After the login, a message replaces the login form.
    if (before.current === undefined) takeFocus(done.current)
    before.current = email
  }, [email])
  if (email !== undefined)
    return (
      <p ref={done} tabIndex={-1} className={styles["login"]}>
        {`Du bist angemeldet als ${email}.`}
      </p>
    )
  return (
    <details
      ref={details}
      className={styles["login"]}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) void load()
      }}
    >
      <summary>Du hast schon ein Kundenkonto? Jetzt anmelden</summary>
      {Forms !== undefined && isOpen ? (
        <Forms command="checkoutLogin" />
      ) : (
        <Link to={accountPaths.login}>Zur Anmeldung</Link>
      )}
    </details>
  )
}
