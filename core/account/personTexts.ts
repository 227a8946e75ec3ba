import * as Schema from "effect/Schema"

/**
 * Matches a single line without control characters, so that it can be printed in letters, labels and mails.
 */
const line = /^[^\p{Cc}\u2028\u2029]*$/u

/**
 * Schema of a required, trimmed line of personal data.
 *
 * @param message error text for a missing line and for a line with a control character; a line that is too
 * long has its own error text
 */
export const requiredLine = (message: string, maxLength: number) =>
  Schema.Trim.pipe(
    Schema.decodeTo(
      Schema.String.check(
        Schema.isNonEmpty({ message }),
        Schema.isMaxLength(maxLength, { message: `Bitte kürze diese Angabe auf ${maxLength} Zeichen.` }),
        Schema.isPattern(line, { message }),
      ),
    ),
  )

/** Schema of an optional, trimmed line of personal data. It may be empty. */
export const optionalLine = (maxLength: number) =>
  Schema.Trim.pipe(
    Schema.decodeTo(
      Schema.String.check(
        Schema.isMaxLength(maxLength, { message: `Bitte kürze diese Angabe auf ${maxLength} Zeichen.` }),
        Schema.isPattern(line, { message: "Diese Angabe enthält Zeichen, die wir nicht lesen können." }),
      ),
    ),
  )
