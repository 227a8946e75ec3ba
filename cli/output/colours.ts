import { stripVTControlCharacters } from "node:util"

import * as Context from "effect/Context"

/** Whether stdout and stderr show colours. Default: neither does. */
export const Colours = Context.Reference<{ readonly stdout: boolean; readonly stderr: boolean }>(
  "cli/Colours",
  { defaultValue: () => ({ stdout: false, stderr: false }) },
)

/** The ANSI codes (SGR) that begin and end each style. */
const codes = {
  heading: [1, 22],
  good: [32, 39],
  warning: [33, 39],
  bad: [31, 39],
} as const

/** Meaning of a text: the heading of a list, a good state, a warning, or a bad state. */
export type Style = keyof typeof codes

/** A text with a meaning that a terminal shows as a colour. */
export interface StyledText {
  readonly text: string
  readonly style: Style
}

/** Formats a text with ANSI codes. `shownOn` removes the codes for a stream without colours. */
export const styled = (style: Style, text: string): string => {
  const [begin, end] = codes[style]
  return text === "" ? "" : `\u001B[${begin}m${text}\u001B[${end}m`
}

/** Returns the text for a stream. Removes the ANSI codes if the stream shows no colours. */
export const shownOn = (hasColours: boolean, text: string): string =>
  hasColours ? text : stripVTControlCharacters(text)

/** The style of an opening status. */
export const openStyle = (isOpen: boolean): Style => (isOpen ? "good" : "bad")
