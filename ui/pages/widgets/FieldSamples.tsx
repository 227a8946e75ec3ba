import {
  isBlockedShortcut,
  passwordHeading,
  passwordSummary,
  passwordToggleLabel,
  showsPasswordError,
} from "@heimwerk/core/account/passwordInput.ts"
import { passwordResults } from "@heimwerk/core/account/passwordRules.ts"
import { Suspense, useState, useSyncExternalStore } from "react"

import { lazyComponent } from "../../hydration/lazyPart.tsx"
import { PasswordInput } from "../../widgets/PasswordInput.tsx"
import { QuantityInput } from "../../widgets/QuantityInput.tsx"
import { Select } from "../../widgets/Select.tsx"
import { TextArea } from "../../widgets/TextArea.tsx"
import { TextField } from "../../widgets/TextField.tsx"
import { Sample } from "./Sample.tsx"

const SuggestionSample = lazyComponent(async () => (await import("./SuggestionSample.tsx")).SuggestionSample)

const markets = [
  { value: "12", text: "Heimwerk Kiel" },
  { value: "7", text: "Heimwerk Köln" },
]

const NewPassword = () => {
  const [password, setPassword] = useState("")
  return (
    <PasswordInput
      label="Neues Passwort"
      name="new-password"
      autoComplete="new-password"
      value={password}
      onChange={setPassword}
      toggleLabel={passwordToggleLabel}
      isBlocked={isBlockedShortcut}
      requirements={{
        heading: passwordHeading,
        results: passwordResults(password),
        summary: passwordSummary(password),
      }}
      error={(isBlurred) =>
        showsPasswordError(password, isBlurred) ? "Das Passwort erfüllt nicht alle Anforderungen." : undefined
      }
    />
  )
}

const Line = ({ error, label }: { readonly error?: string; readonly label: string }) => {
  const [text, setText] = useState("")
  return (
    <TextField
      label={label}
      name={label}
      type="tel"
      autoComplete="off"
      maxLength={40}
      hint="Zum Beispiel 0221/123456"
      value={text}
      onChange={setText}
      error={error}
    />
  )
}

const Message = ({ error, label }: { readonly error?: string; readonly label: string }) => {
  const [text, setText] = useState("")
  return (
    <TextArea
      label={label}
      name={label}
      isRequired
      maxLength={400}
      value={text}
      onChange={setText}
      error={error}
    />
  )
}

const Choice = ({ error, label }: { readonly error?: string; readonly label: string }) => {
  const [market, setMarket] = useState("")
  return (
    <Select label={label} name={label} value={market} onChange={setMarket} options={markets} error={error} />
  )
}

const Quantity = ({ label, message }: { readonly label: string; readonly message?: string }) => {
  const [text, setText] = useState("1")
  return (
    <QuantityInput
      id={label}
      label={label}
      text={text}
      message={message}
      onType={setText}
      onStep={(by) => setText(String(Number(text) + by))}
      atMinimum={Number(text) <= 1}
      atMaximum={Number(text) >= 9}
    />
  )
}

const never = () => () => {}

/**
 * Whether the page is hydrated. The suggestion field appears only then, because it writes inline styles,
 * which the server must not render.
 */
const useScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export const FieldSamples = () => {
  const hasScript = useScript()
  return (
    <>
      <Sample name="Passwort">
        <NewPassword />
      </Sample>
      <Sample name="Zeile">
        <Line label="Telefonnummer" />
        <Line label="Telefonnummer, mit Fehler" error="Bitte gib eine Telefonnummer an" />
      </Sample>
      <Sample name="Mehrere Zeilen">
        <Message label="Deine Nachricht" />
        <Message label="Deine Nachricht, mit Fehler" error="Bitte gib eine Nachricht ein" />
      </Sample>
      <Sample name="Auswahl">
        <Choice label="Bitte Markt auswählen" />
        <Choice label="Markt, mit Fehler" error="Bitte wähle deinen Heimwerk Baumarkt." />
      </Sample>
      <Sample name="Menge">
        <Quantity label="Menge" />
        <Quantity label="Menge, mit Fehler" message="Du kannst höchstens 9 Stück bestellen." />
      </Sample>
      <Sample name="Feld mit Vorschlägen">
        <Suspense fallback={null}>{hasScript ? <SuggestionSample /> : null}</Suspense>
      </Sample>
    </>
  )
}
