import * as Schema from "effect/Schema"

/**
 * Returns a function that writes a command as text: its noun and its encoded JSON. Two commands with the
 * same key count as the same command if their texts are equal.
 */
export const fingerprintOver = <Command, Encoded>(
  noun: string,
  commands: Schema.Codec<Command, Encoded>,
): ((command: Command) => string) => {
  const encode = Schema.encodeSync(commands)
  return (command) => `${noun} ${JSON.stringify(encode(command))}`
}
