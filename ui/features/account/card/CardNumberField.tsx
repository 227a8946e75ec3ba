import { TextField } from "../../../widgets/TextField.tsx"
import type { Sent } from "../form/Sent.ts"

/** Result of submitting the form without a card number. */
export const cardNumberMissing: { readonly kind: "done"; readonly value: Sent<never> } = {
  kind: "done",
  value: { kind: "invalid", problems: { cardNumber: "Bitte gib die Nummer deiner Vorteilskarte ein." } },
}

interface CardNumberFieldProps {
  readonly value: string
  readonly onChange: (cardNumber: string) => void
  readonly error: string | undefined
}

/** Field for the number printed on a loyalty card. */
export const CardNumberField = (field: CardNumberFieldProps) => (
  <TextField
    {...field}
    label="Vorteilskartennummer"
    name="cardNumber"
    inputMode="numeric"
    autoComplete="off"
    maxLength={30}
    required
    hint="Du findest sie auf der Rückseite deiner Karte unter dem Strichcode."
  />
)
