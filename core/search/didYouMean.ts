const list = new Intl.ListFormat("de", { type: "disjunction" })

/** A part of the question 'Meintest du ...?'. A part with a term links to the results of the term. */
export interface QuestionPiece {
  readonly text: string
  readonly term?: string
}

/** Returns the question whether the visitor meant another term: 'Meintest du „kant“ oder „kanne“?'. */
export const didYouMean = (terms: ReadonlyArray<string>): ReadonlyArray<QuestionPiece> => [
  { text: "Meintest du " },
  ...list
    .formatToParts(terms)
    .map(({ type, value }) => (type === "element" ? { text: `„${value}“`, term: value } : { text: value })),
  { text: "?" },
]
