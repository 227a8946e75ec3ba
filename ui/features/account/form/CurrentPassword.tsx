import { loginPasswordError } from "@heimwerk/core/account/loginMessages.ts"
import { isBlockedShortcut, passwordToggleLabel } from "@heimwerk/core/account/passwordInput.ts"

import { PasswordInput } from "../../../widgets/PasswordInput.tsx"

interface CurrentPasswordProps {
  readonly label: string
  readonly value: string
  readonly onChange: (password: string) => void
  readonly error: string | undefined
}

/**
 * Field for an existing password, sent exactly as typed (storefront 5, login). An empty field shows its
 * message when it loses focus. For a new password use `NewPasswordInput`.
 */
export const CurrentPassword = ({ error, label, onChange, value }: CurrentPasswordProps) => (
  <PasswordInput
    label={label}
    name="password"
    autoComplete="current-password"
    value={value}
    onChange={onChange}
    toggleLabel={passwordToggleLabel}
    isBlocked={isBlockedShortcut}
    error={(isBlurred) => error ?? (isBlurred ? loginPasswordError(value) : undefined)}
  />
)
