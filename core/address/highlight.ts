/** A range of characters: 0-based, the end is excluded. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * A segment of a text, marked if it matches the typed text.
 * @stability stable
 * @example
 * import { type Segment, segments } from "@heimwerk/core/address"
 *
 * const html = ({ isMarked, text }: Segment) => (isMarked ? `<b>${text}</b>` : text)
 * segments("Hafenweg", [{ start: 0, end: 5 }]).map(html).join("") // => "<b>Hafen</b>weg"
 */
export interface Segment {
  readonly text: string
  readonly isMarked: boolean
}

const noRange: ReadonlyArray<Range> = []

const rangeOf = (part: string): ReadonlyArray<Range> => {
  const numbers = /^(\d+)(?:\s*-\s*(\d+))?$/u.exec(part.trim())
  if (numbers === null) return noRange
  const start = Number(numbers[1])
  return [{ start, end: numbers[2] === undefined ? start + 1 : Number(numbers[2]) }]
}

const rangesOf = (half: string): ReadonlyArray<Range> =>
  half.split(",").flatMap((part) => rangeOf(part).filter(({ end, start }) => end > start))

/**
 * Parses the highlight of an address suggestion: ranges of the text, `;`, ranges of the description
 * (storefront 5; forms and markets 4.4). `X-Y` marks the characters from X to Y - 1; a single number marks
 * one character. Reversed ranges and invalid parts are ignored.
 *
 * | highlight | marked in the text | marked in the description |
 * |---|---|---|
 * | `0-4, 7; 1-4` | 0 to 3, 7 | 1 to 3 |
 * | `;0-3` | none | 0 to 2 |
 * | `0-2,6-4;0-3` | 0 to 1 | 0 to 2 |
 */
export const highlightRanges = (
  highlight: string,
): { readonly text: ReadonlyArray<Range>; readonly description: ReadonlyArray<Range> } => {
  const [text = "", description = ""] = highlight.split(";", 2)
  return { text: rangesOf(text), description: rangesOf(description) }
}

const mergedRanges = (ranges: ReadonlyArray<Range>, length: number): ReadonlyArray<Range> => {
  const merged: Array<Range> = []
  for (const { end, start } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    const clipped = Math.min(end, length)
    if (last !== undefined && start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, clipped) }
    } else if (clipped > start) merged.push({ start, end: clipped })
  }
  return merged
}

/**
 * Splits a text into marked and plain segments. Together the segments are the whole text. Ranges may
 * overlap, touch or exceed the text.
 * @stability stable
 * @example
 * import { segments } from "@heimwerk/core/address"
 *
 * segments("Hafenweg", [{ start: 0, end: 5 }])
 * // => [{ text: "Hafen", isMarked: true }, { text: "weg", isMarked: false }]
 */
export const segments = (text: string, ranges: ReadonlyArray<Range>): ReadonlyArray<Segment> => {
  const pieces: Array<Segment> = []
  let reached = 0
  for (const { end, start } of mergedRanges(ranges, text.length)) {
    if (start > reached) pieces.push({ text: text.slice(reached, start), isMarked: false })
    pieces.push({ text: text.slice(start, end), isMarked: true })
    reached = end
  }
  if (reached < text.length) pieces.push({ text: text.slice(reached), isMarked: false })
  return pieces
}
