import type { Price } from "@heimwerk/core/price/Price.ts"

/** Parts of a text or its HTML that announce a reduction. Amounts are in cents. */
export interface Announcements {
  readonly struck: ReadonlyArray<number>
  readonly savings: ReadonlyArray<number>
  /** Flags such as `- 30 €`, `- 23 %` and `Aktion`. */
  readonly flags: ReadonlyArray<string>
}

const cents = (text: string): number => Number(text.replaceAll(/\D/gu, ""))

const amounts = (text: string, pattern: RegExp): ReadonlyArray<number> =>
  [...text.matchAll(pattern)].map(([, amount = ""]) => cents(amount))

/** Finds announced reductions in HTML or plain text, without using the shop's rules. */
export const announcementsIn = (html: string): Announcements => {
  const text = html.replaceAll("\u00a0", " ")
  const flags = [...text.matchAll(/(?:>|, | {2})(- \d[\d.]* [%€]|Aktion)(?=<|,|\n|$)/gu)]
  return {
    struck: [
      ...amounts(text, /<s\b[^>]*>(?:<span[^>]*>[^<]*<\/span>)?(?:<span[^>]*>)?([\d.]+,\d\d)/gu),
      ...amounts(text, /\d €? ?statt ([\d.]+,\d\d)/gu),
    ],
    savings: amounts(text, /sparst (?:<!-- -->)?([\d.]+,\d\d)/gu),
    flags: flags.map(([, flag = ""]) => flag),
  }
}

/**
 * Whether the announced reductions of the price `paid` are lawful (PAngV § 11). The lowest price of the last 30
 * days must be above `paid`, and all figures must be computed from that lowest price.
 */
export const isLawful = ({ flags, savings, struck }: Announcements, { lowest30 }: Price, paid: number) => {
  if (struck.length + savings.length + flags.length === 0) return true
  if (lowest30 === undefined || lowest30 <= paid) return false
  const saved = lowest30 - paid
  const words = new Set([
    "Aktion",
    `- ${Math.floor((saved * 100) / lowest30)} %`,
    `- ${Math.floor(saved / 100)} €`,
  ])
  return (
    struck.every((amount) => amount === lowest30) &&
    savings.every((amount) => amount === saved) &&
    flags.every((flag) => words.has(flag))
  )
}
