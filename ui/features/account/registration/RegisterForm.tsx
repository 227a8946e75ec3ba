import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { useSetAtom } from "jotai"
import { useState } from "react"
import { Link } from "react-router-dom"

import { Button } from "../../../widgets/Button.tsx"
import { Icon } from "../../../widgets/Icon.tsx"
import { Notice } from "../../../widgets/Notice.tsx"
import { TextField } from "../../../widgets/TextField.tsx"
import styles from "../form/forms.module.css"
import { focusOn } from "../form/focusOn.ts"
import { NoScript } from "../form/NoScript.tsx"
import { SaluteChoice } from "../form/SaluteChoice.tsx"
import { SubmitButton } from "../form/SubmitButton.tsx"
import { useForm } from "../form/useForm.ts"
import { NewPasswordInput } from "../NewPasswordInput.tsx"
import { registerAtom } from "./atoms.ts"
import { Terms } from "./Terms.tsx"

const nothingTyped = {
  salute: "",
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  termsAccepted: false,
}

/** The registration of a new customer (forms and markets 5.6); nobody learns from it whether an address has an account. */
export const RegisterForm = () => {
  const register = useSetAtom(registerAtom)
  const [sentTo, setSentTo] = useState<string | undefined>(undefined)
  const { change, failure, form, isBusy, problems, values } = useForm({
    initial: nothingTyped,
    send: register,
    onDone: (_, { email }) => setSentTo(email.trim()),
  })
  if (sentTo !== undefined)
    return (
      <div className={styles["done"]}>
        <Icon name="mail" size={32} />
        <h2 ref={focusOn} tabIndex={-1}>
          Bitte bestätige deine E-Mail-Adresse
        </h2>
        <p>
          Wir haben eine E-Mail an <strong className={styles["address"]}>{sentTo}</strong> geschickt. Öffne
          den Link darin, dann ist dein Kundenkonto fertig. Der Link gilt 24 Stunden.
        </p>
        <p>Keine E-Mail bekommen? Sieh in deinem Spam-Ordner nach, oder versuche es noch einmal.</p>
        <Button look="outline" onClick={() => setSentTo(undefined)}>
          Angaben ändern oder noch einmal senden
        </Button>
      </div>
    )
  return (
    <form className={styles["form"]} {...form} aria-label="Kundenkonto anlegen">
      {failure === undefined ? null : <Notice kind="error">{failure}</Notice>}
      <SaluteChoice value={values.salute} onChange={(salute) => change({ salute })} />
      <div className={styles["pair"]}>
        <TextField
          label="Vorname"
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          required
          value={values.firstName}
          onChange={(firstName) => change({ firstName })}
          error={problems["firstName"]}
        />
        <TextField
          label="Nachname"
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          required
          value={values.lastName}
          onChange={(lastName) => change({ lastName })}
          error={problems["lastName"]}
        />
      </div>
      <TextField
        label="E-Mail-Adresse"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={values.email}
        onChange={(email) => change({ email })}
        error={problems["email"]}
      />
      <NewPasswordInput
        label="Passwort"
        value={values.password}
        onChange={(password) => change({ password })}
        problem={problems["password"]}
      />
      <Terms
        isAccepted={values.termsAccepted}
        onChange={(termsAccepted) => change({ termsAccepted })}
        problem={problems["termsAccepted"]}
        links={legalLinks}
      />
      <SubmitButton isBusy={isBusy}>Kundenkonto anlegen</SubmitButton>
      <NoScript />
      <p>
        Du hast schon ein Kundenkonto? <Link to={accountPaths.login}>Zur Anmeldung</Link>
      </p>
    </form>
  )
}
