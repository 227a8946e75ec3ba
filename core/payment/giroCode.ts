import type { Cents } from "../values/Cents.ts"
import type { BankAccount } from "./BankAccount.ts"

/** A bank transfer that a banking app fills in. */
export interface Transfer {
  readonly account: BankAccount
  /** Amount of at least 1 cent. */
  readonly cents: Cents
  /** Unstructured reference, at most 140 characters. */
  readonly reference: string
}

/**
 * Returns the text of a GiroCode: the QR code of the European Payments Council for SEPA credit transfers (EPC069-12,
 * version 002, UTF-8). The QR code needs error correction M. The last line of the standard, a hint for the payer, is
 * left out.
 */
export const giroCode = ({ account: { bic = "", holder, iban }, cents, reference }: Transfer): string => {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
  const purpose = ""
  const structuredReference = ""
  return ["BCD", "002", "1", "SCT", bic, holder, iban, amount, purpose, structuredReference, reference].join(
    "\n",
  )
}

/** Formats an IBAN in groups of four: `DE89 3704 0044 0532 0130 00`. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/gu, "$1 ")
