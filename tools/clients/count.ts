/** Counts of the source text of a consumer, which is a program in the folder `consumers`. */
export interface Counts {
  /** Lines of code: without empty lines and comments. */
  readonly lines: number
  /** Steps until the consumer works: the comments that begin with `// step: `. */
  readonly steps: number
  /**
   * Features that the backend of the consumer does not offer, for example `opening status`: the texts of the
   * comments that begin with `// missing: `.
   */
  readonly missing: ReadonlyArray<string>
}

const after = (prefix: string, lines: ReadonlyArray<string>) =>
  lines.flatMap((line) => (line.startsWith(prefix) ? [line.slice(prefix.length)] : []))

/** Counts lines and steps and lists the missing features in the text of a consumer. */
export const countOf = (text: string): Counts => {
  const lines = text.split("\n").map((line) => line.trim())
  return {
    lines: lines.filter((line) => line !== "" && !/^(?:\/\/|\/\*\*|\*)/u.test(line)).length,
    steps: after("// step: ", lines).length,
    missing: after("// missing: ", lines),
  }
}
