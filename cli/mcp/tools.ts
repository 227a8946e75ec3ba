import type { HelpDoc } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { Program } from "./Program.ts"

/** The commands that only read public data of the shop. Each one is a tool. */
const commands = [
  ["markets", "near"],
  ["markets", "hours"],
  ["markets", "show"],
  ["markets", "list"],
  ["markets", "explain"],
  ["places"],
  ["products", "search"],
  ["products", "show"],
  ["prices", "explain"],
  ["prices", "flag"],
  ["search", "explain"],
  ["forms", "list"],
  ["forms", "template"],
  ["forms", "check"],
  ["forms", "explain"],
] as const

/** An input of a tool. Its kind decides how it becomes words of the command line. */
interface Input {
  readonly name: string
  readonly kind: "argument" | "flag" | "switch" | "text"
  readonly schema: {
    readonly type: "string" | "boolean"
    readonly description: string
    readonly enum?: ReadonlyArray<string>
  }
  readonly isRequired: boolean
}

/** A tool of the Model Context Protocol, made from a command. */
export interface Tool {
  readonly name: string
  readonly path: ReadonlyArray<string>
  readonly description: string
  readonly inputs: ReadonlyArray<Input>
}

/** Returns the choices of a description that ends with `(choices: a, b)`. */
const choicesOf = (description: string): ReadonlyArray<string> | undefined =>
  /\(choices: (.+)\)$/u.exec(description)?.[1]?.split(", ")

const schemaOf = (text: string, type: "string" | "boolean"): Input["schema"] => {
  const choices = choicesOf(text)
  const description = text.replace(/ ?\(choices: .+\)$/u, "")
  return choices === undefined ? { type, description } : { type, description, enum: choices }
}

const textOf = (description: Option.Option<string>): string => Option.getOrElse(description, () => "")

/** Describes the text that a tool gets in place of a file. */
const fileContent =
  "Angaben als JSON oder der gesendete Inhalt; für forms_explain auch der Name eines Formulars: craftsman, energy, feedback"

const argumentInput = ({ description, name, required }: HelpDoc.ArgDoc): Input => {
  // A tool has no files: it gets the content of the file as text, which the command reads as its input.
  const isFile = name === "Datei"
  return {
    name: isFile ? "Inhalt" : name,
    kind: isFile ? "text" : "argument",
    schema: schemaOf(isFile ? fileContent : textOf(description), "string"),
    isRequired: required || isFile,
  }
}

const flagInput = ({ description, name, required, type }: HelpDoc.FlagDoc): Input => ({
  name,
  kind: type === "boolean" ? "switch" : "flag",
  schema: schemaOf(textOf(description), type === "boolean" ? "boolean" : "string"),
  isRequired: required,
})

const toolOf = Effect.fnUntraced(function* (path: ReadonlyArray<string>) {
  const { describe } = yield* Program
  const { args = [], description, flags } = yield* describe(path)
  // The exit code of `--check` has no meaning for a tool.
  const own = flags.filter(({ name }) => name !== "check")
  const inputs = [...args.map(argumentInput), ...own.map(flagInput)]
  return { name: path.join("_"), path, description, inputs } satisfies Tool
})

/** Makes the tools from the definitions of the commands: names, descriptions, arguments and options. */
export const allTools: Effect.Effect<ReadonlyArray<Tool>> = Effect.forEach(commands, toolOf)

/** Returns the JSON schema of a tool's input. */
export const inputSchema = ({ inputs }: Tool) => ({
  type: "object" as const,
  properties: Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])),
  required: inputs.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  additionalProperties: false,
})

/** The command line of a tool's call, and the text that the command reads as its input. */
interface CommandLine {
  readonly args: ReadonlyArray<string>
  readonly input: string
}

/** Returns the command line of a call, or a German sentence that names the wrong value. */
export const commandLine = (
  { inputs, path }: Tool,
  values: Readonly<Record<string, unknown>>,
): CommandLine | string => {
  const strange = Object.keys(values).find((key) => !inputs.some(({ name }) => name === key))
  if (strange !== undefined) return `Die Angabe „${strange}“ gibt es hier nicht.`
  const missing = inputs.find(({ isRequired, name }) => isRequired && values[name] === undefined)
  if (missing !== undefined) return `Die Angabe „${missing.name}“ fehlt.`
  const wrong = inputs.find(
    ({ name, schema }) => values[name] !== undefined && typeof values[name] !== schema.type,
  )
  if (wrong !== undefined) {
    const kind = wrong.schema.type === "string" ? "ein Text" : "true oder false"
    return `Die Angabe „${wrong.name}“ muss ${kind} sein.`
  }
  /** Returns the inputs of one kind whose values are texts. */
  const textsOf = (kind: Input["kind"]) =>
    inputs.flatMap((input) => {
      const value = values[input.name]
      return input.kind === kind && typeof value === "string" ? [{ name: input.name, value }] : []
    })
  const switches = inputs.filter(({ kind, name }) => kind === "switch" && values[name] === true)
  const [text] = textsOf("text")
  return {
    args: [
      ...path,
      ...switches.map(({ name }) => `--${name}`),
      ...textsOf("flag").map(({ name, value }) => `--${name}=${value}`),
      "--json",
      "--",
      ...textsOf("argument").map(({ value }) => value),
      ...(text === undefined ? [] : ["-"]),
    ],
    input: text?.value ?? "",
  }
}
