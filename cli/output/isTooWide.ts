import { CliOutput } from "effect/cli"

/** Returns whether a line of a text is wider than the screen. `width` is `undefined` in a pipe, where every line fits. */
export const isTooWide = (text: string, width: number | undefined): boolean =>
  width !== undefined && text.split("\n").some((line) => CliOutput.displayWidth(line) > width)
