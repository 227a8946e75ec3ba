import * as Context from "effect/Context"

/** Screen width in characters; `undefined` when stdout is not a terminal, for example a pipe. */
export const ScreenWidth = Context.Reference<number | undefined>("cli/ScreenWidth", {
  defaultValue: () => undefined,
})

/** The program that shows long answers on a terminal. */
export interface Pager {
  /** Number of lines of the terminal. Answers with as many lines or more go to the pager. */
  readonly lines: number
  readonly show: (text: string) => void
}

/** The pager; `undefined` when stdout is not a terminal. */
export const TerminalPager = Context.Reference<Pager | undefined>("cli/TerminalPager", {
  defaultValue: () => undefined,
})
