let list: Intl.ListFormat | undefined

/** Returns the formatter of lists with "oder". It is created on first use and kept, because creating it is slow. */
const disjunction = (): Intl.ListFormat => (list ??= new Intl.ListFormat("de", { type: "disjunction" }))

/** A part of the question 'Meintest du ...?'. A part with a term links to the results of the term. */
export interface QuestionPiece {
  readonly text: string
  readonly term?: string
}

/** Returns the question whether the visitor meant another term: 'Meintest du „kant“ oder „kanne“?'. */
export const didYouMean = (terms: ReadonlyArray<string>): ReadonlyArray<QuestionPiece> => [
  { text: "Meintest du " },
  ...disjunction()
    .formatToParts(terms)
    .map(({ type, value }) => (type === "element" ? { text: `„${value}“`, term: value } : { text: value })),
  { text: "?" },
]
