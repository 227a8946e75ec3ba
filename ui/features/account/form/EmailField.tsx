import { TextField } from "../../../widgets/TextField.tsx"

interface EmailFieldProps {
  readonly label?: string
  readonly hint?: string
  /** `username` for the account's address, which password managers store; `email` for another address. */
  readonly autoComplete?: "username" | "email"
  readonly value: string
  readonly onChange: (email: string) => void
  readonly error: string | undefined
}

/** An e-mail field without automatic capitalisation and spelling check. */
export const EmailField = ({
  autoComplete = "username",
  label = "E-Mail-Adresse",
  ...field
}: EmailFieldProps) => (
  <TextField
    {...field}
    label={label}
    name="email"
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    required
  />
)
