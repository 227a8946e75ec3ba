const list = new Intl.ListFormat("de", { type: "disjunction" })

/** A piece of the question. A piece with a term links to its results. */
export interface QuestionPiece {
  readonly text: string
  readonly term?: string
}

/** The question for the term that was meant: 'Meintest du „kant“ oder „kanne“?'. */
export const didYouMean = (terms: ReadonlyArray<string>): ReadonlyArray<QuestionPiece> => [
  { text: "Meintest du " },
  ...list
    .formatToParts(terms)
    .map(({ type, value }) => (type === "element" ? { text: `„${value}“`, term: value } : { text: value })),
  { text: "?" },
]
