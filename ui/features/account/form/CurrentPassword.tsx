import { isBlockedShortcut, passwordToggleLabel } from "@heimwerk/core/account/passwordInput.ts"

import { PasswordInput } from "../../../widgets/PasswordInput.tsx"

interface CurrentPasswordProps {
  readonly label: string
  readonly value: string
  readonly onChange: (password: string) => void
  readonly error: string | undefined
}

/** A field for the password a customer has, exactly as it is typed (storefront 5, login); `NewPasswordInput` is for another. */
export const CurrentPassword = ({ error, label, onChange, value }: CurrentPasswordProps) => (
  <PasswordInput
    label={label}
    name="password"
    autoComplete="current-password"
    value={value}
    onChange={onChange}
    toggleLabel={passwordToggleLabel}
    isBlocked={isBlockedShortcut}
    error={() => error}
  />
)
