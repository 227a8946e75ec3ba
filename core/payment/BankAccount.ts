import * as Schema from "effect/Schema"

/** Returns whether the check digits of an IBAN are right (ISO 7064, modulo 97). */
const hasCheckDigits = (iban: string): boolean => {
  const moved = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const character of moved)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** An IBAN without spaces. */
export const Iban = Schema.String.check(
  Schema.isPattern(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u),
  Schema.makeFilter(hasCheckDigits),
)

/** A BIC with 8 or 11 characters. */
export const Bic = Schema.String.check(Schema.isPattern(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u))

/** The account that receives bank transfers. */
export class BankAccount extends Schema.Opaque<BankAccount>()(
  Schema.Struct({
    /** Name of the holder, at most 70 characters without line breaks (EPC069-12). */
    holder: Schema.String.check(Schema.isPattern(/^[^\r\n]{1,70}$/u)),
    iban: Iban,
    bic: Schema.optionalKey(Bic),
  }),
) {}
