let collator: Intl.Collator | undefined

/**
 * Orders names as Germans do: ä beside a, ß beside ss, 2 before 10; for `sort`. What it needs is made with the first
 * comparison, because making it takes a slow processor longer than most lists.
 */
export const germanOrder = (a: string, b: string): number =>
  (collator ??= new Intl.Collator("de-DE", { numeric: true })).compare(a, b)
