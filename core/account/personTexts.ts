import * as Schema from "effect/Schema"

/** Matches one line without control characters, which letters, labels and mails can contain. */
const line = /^[^\p{Cc}\u2028\u2029]*$/u

/**
 * Schema of a required line about a person, trimmed.
 *
 * @param message shown when the text is missing, too long or not a single line
 */
export const requiredLine = (message: string, longest: number) =>
  Schema.Trim.pipe(
    Schema.decodeTo(
      Schema.String.check(
        Schema.isNonEmpty({ message }),
        Schema.isMaxLength(longest, { message: `Bitte kürze diese Angabe auf ${longest} Zeichen.` }),
        Schema.isPattern(line, { message }),
      ),
    ),
  )

/** Schema of an optional line about a person, trimmed. It may be empty. */
export const optionalLine = (longest: number) =>
  Schema.Trim.pipe(
    Schema.decodeTo(
      Schema.String.check(
        Schema.isMaxLength(longest, { message: `Bitte kürze diese Angabe auf ${longest} Zeichen.` }),
        Schema.isPattern(line, { message: "Diese Angabe enthält Zeichen, die wir nicht lesen können." }),
      ),
    ),
  )
