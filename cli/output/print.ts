import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { WrongUse } from "../errors.ts"
import { heimwerk } from "../root.ts"
import { Colours, shownOn, styled } from "./colours.ts"
import { csv } from "./csv.ts"
import { jsonText } from "./json.ts"
import { oneLine } from "./oneLine.ts"
import { cellText, fieldsOf, type FlatRow, flatRow, isObject } from "./records.ts"
import { selected } from "./selected.ts"
import { ScreenWidth, TerminalPager } from "./screen.ts"
import { table } from "./table.ts"

/**
 * Returns the fields that `--fields` names. Fails for a field that is missing in all rows. If there are no
 * rows, every field is accepted.
 */
const chosenFields = Effect.fnUntraced(function* (chosen: string, known: ReadonlyArray<string>) {
  const fields = chosen.split(",").map((field) => field.trim())
  const strange = fields.find((field) => !known.includes(field))
  if (strange === undefined || known.length === 0) return fields
  return yield* new WrongUse({
    message: `Das Feld „${strange}“ gibt es hier nicht. Möglich ist: ${known.join(", ")}.`,
  })
})

const picked = (fields: ReadonlyArray<string>, rows: ReadonlyArray<FlatRow>) =>
  rows.map((row) => Object.fromEntries(fields.map((field) => [field, row.get(field) ?? null])))

const listed = (fields: ReadonlyArray<string>, rows: ReadonlyArray<FlatRow>, width: number | undefined) =>
  table(
    fields.map((title) => ({ title, shrinks: true })),
    rows.map((row) => fields.map((field) => cellText(row.get(field)))),
    width,
  )

const rowsOf = (data: unknown): ReadonlyArray<unknown> => (Array.isArray(data) ? data : [data])

/** Presents the part of an answer that `--select` selects: objects as a table, other values one per line. */
const presentPart = (part: unknown) => {
  const values = rowsOf(part)
  const rows = values.map((value) => (isObject(value) ? value : { value }))
  const text = (width: number | undefined) => {
    if (!values.some(isObject)) return values.map((value) => oneLine(cellText(value))).join("\n")
    const flat = rows.map(flatRow)
    return listed(fieldsOf(flat), flat, width)
  }
  return { data: part, rows, text }
}

/** Returns the text of an answer in the format and with the parts that the options choose. */
const presented = Effect.fnUntraced(function* (
  answer: unknown,
  answerText: (width: number | undefined) => string,
  answerRows: ReadonlyArray<unknown>,
  options: Pick<Effect.Success<typeof heimwerk>, "csv" | "fields" | "json" | "select">,
) {
  const { data, rows, text } = Option.isSome(options.select)
    ? presentPart(yield* selected(answer, options.select.value))
    : { data: answer, rows: answerRows, text: answerText }
  const width = yield* ScreenWidth
  const { stdout } = yield* Colours
  const flat = rows.map(flatRow)
  const known = fieldsOf(flat)
  const isWhole = Option.isNone(options.fields)
  const fields = isWhole ? known : yield* chosenFields(options.fields.value, known)
  if (options.csv) return csv(fields, flat)
  if (options.json) return jsonText(isWhole ? data : picked(fields, flat))
  return shownOn(stdout, isWhole ? text(width) : listed(fields, flat, width))
})

/** Prints a text, unless it is empty. On a terminal, a text longer than the screen goes to the pager. */
const show = Effect.fnUntraced(function* (text: string) {
  if (text === "") return
  const options = yield* heimwerk
  const pager = yield* TerminalPager
  if (pager === undefined || options["no-pager"] || text.split("\n").length < pager.lines)
    return yield* Console.log(text)
  yield* Effect.sync(() => pager.show(text))
})

/**
 * Prints the answer of a command: as text fitted to the screen width, as one line of JSON (`--json`) or as
 * CSV (`--csv`). `--select` prints a part of what `--json` prints. `--fields` selects fields of the rows. An empty text
 * prints nothing. On a terminal, an answer longer than the screen goes to the pager.
 *
 * @param answerRows the rows of the answer for `--csv` and `--fields`; by default the list itself, or the object as
 *   the only row
 */
export const print = Effect.fnUntraced(function* (
  answer: unknown,
  answerText: (width: number | undefined) => string,
  answerRows: ReadonlyArray<unknown> = rowsOf(answer),
) {
  yield* show(yield* presented(answer, answerText, answerRows, yield* heimwerk))
})

/**
 * Prints the answer of a command that has changed data, like `print`. If `--fields` or `--select` does not fit the
 * answer, prints the whole answer and a remark. An error would make staff repeat the change.
 */
export const printChange = Effect.fnUntraced(function* (
  answer: unknown,
  answerText: (width: number | undefined) => string,
  answerRows: ReadonlyArray<unknown> = rowsOf(answer),
) {
  const options = yield* heimwerk
  const whole = { ...options, fields: Option.none(), select: Option.none() }
  const text = yield* Effect.catch(presented(answer, answerText, answerRows, options), ({ message }) =>
    Effect.andThen(
      say(`${message} Der Befehl ist trotzdem ausgeführt; hier ist die ganze Antwort.`),
      presented(answer, answerText, answerRows, whole),
    ),
  )
  yield* show(text)
})

/** Prints a remark as one line to stderr, so that the answer on stdout can be piped. */
export const say = (text: string): Effect.Effect<void> => Console.error(oneLine(text))

/** Prints an error as one line to stderr, in red on a terminal. */
export const sayError = Effect.fnUntraced(function* (text: string) {
  const { stderr } = yield* Colours
  yield* Console.error(shownOn(stderr, styled("bad", oneLine(text))))
})
