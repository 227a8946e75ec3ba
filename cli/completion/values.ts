import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"

import { answersOf } from "../mcp/Program.ts"

/** A value that completes the last typed word, and its description. */
export interface CompletionValue {
  readonly value: string
  readonly description: string
}

/** A command whose answer contains the values of an argument or an option. */
interface Source {
  /** The words of the command. */
  readonly command: ReadonlyArray<string>
  /** Names of the fields that contain the value and its description. */
  readonly fields: readonly [value: string, description: string]
  /** Whether all found values are offered, also those that do not begin with the typed word. */
  readonly isSearch?: true
  /** Whether the values are names of markets, which begin with the name of the shop. */
  readonly isMarketName?: true
}

/** Maximum number of articles that complete a search word. */
const maxArticles = 20

const marketNumbers: Source = { command: ["markets", "list"], fields: ["id", "name"] }
const marketNames: Source = { command: ["markets", "list"], fields: ["name", "id"], isMarketName: true }
const orders: Source = { command: ["orders", "list"], fields: ["orderId", "orderedOn"] }

/** Returns the source of places, or `undefined` if nothing is typed, because this source searches for the text. */
const places = (typed: string): Source | undefined =>
  typed === "" ? undefined : { command: ["places", typed], fields: ["name", "region"] }
const articles = (typed: string): Source | undefined =>
  typed === ""
    ? undefined
    : {
        command: ["products", "search", "--limit", String(maxArticles), typed],
        fields: ["articleId", "name"],
        isSearch: true,
      }

/** Returns the source of a command's argument, or `undefined` if the argument has no completion values. */
const argumentSource = (group: string, name: string, typed: string): Source | undefined => {
  switch (`${group} ${name}`) {
    case "markets show":
    case "markets hours":
    case "markets explain":
      return /^\d/u.test(typed) ? marketNumbers : marketNames
    case "markets near":
      return places(typed)
    case "products show":
    case "prices explain":
      return articles(typed)
    case "mails show":
    case "mails retry":
      return { command: ["mails", "list"], fields: ["id", "subject"] }
    case "orders list":
    case "orders export":
      return undefined
    default:
      return group === "orders" ? orders : undefined
  }
}

const sourceOf = (words: ReadonlyArray<string>, typed: string): Source | undefined => {
  const [group = "", name = ""] = words
  const before = words.at(-2) ?? ""
  if (typed.startsWith("-")) return undefined
  if (before.startsWith("--")) return before === "--market" ? marketNumbers : undefined
  if (words.length === 2) return group === "places" ? places(typed) : undefined
  return argumentSource(group, name, typed)
}

const shopOptions = new Set(["--origin", "--profile", "--data"])

const decodeRows = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Array(Schema.Record(Schema.String, Schema.NullOr(Schema.String)))),
)

/** Removes the first word of each value if all values share this word, such as the shop's name in market names. */
const withoutSharedWord = (values: ReadonlyArray<CompletionValue>): ReadonlyArray<CompletionValue> => {
  const [first = ""] = /^\S+ /u.exec(values[0]?.value ?? "") ?? []
  return values.every(({ value }) => value.startsWith(first))
    ? values.map(({ description, value }) => ({ value: value.slice(first.length), description }))
    : values
}

/**
 * Returns the values that complete the last of the typed words. The values come from the shop that the
 * options in these words select (`--origin`, `--profile`, `--data`). The list is empty if the last word has
 * no completion values or the shop gives no answer.
 *
 * @param words the words after `heimwerk`; the last one is unfinished and may be empty
 */
export const valuesFor = Effect.fnUntraced(function* (
  words: ReadonlyArray<string>,
): Effect.fn.Return<ReadonlyArray<CompletionValue>> {
  const typed = words.at(-1) ?? ""
  const source = sourceOf(words, typed)
  if (source === undefined) return []
  const [valueField, descriptionField] = source.fields
  const shop = words.flatMap((word, index) =>
    shopOptions.has(word) && index < words.length - 2 ? [word, words[index + 1] ?? ""] : [],
  )
  const format = ["--json", "--fields", source.fields.join(",")]
  const { answers } = yield* answersOf([...source.command, ...shop, ...format])
  const rows = Option.getOrElse(decodeRows(answers.join("\n")), () => [])
  const all = rows.map((row) => ({
    value: row[valueField] ?? "",
    description: row[descriptionField] ?? "",
  }))
  if (source.isSearch === true) return all
  const named = source.isMarketName === true ? withoutSharedWord(all) : all
  return named.filter(({ value }) => value.startsWith(typed))
})
