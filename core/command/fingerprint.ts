import * as Schema from "effect/Schema"

/**
 * Returns a function that writes a command as text: a noun such as `basket`, and the JSON of the encoded
 * command. Two commands with the same key count as the same command if their texts are equal.
 */
export const fingerprintOver = <Command, Encoded>(
  noun: string,
  commands: Schema.Codec<Command, Encoded>,
): ((command: Command) => string) => {
  const encode = Schema.encodeSync(commands)
  return (command) => `${noun} ${JSON.stringify(encode(command))}`
}
