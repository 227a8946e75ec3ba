import * as Schema from "effect/Schema"

/** One line without control characters around or within it: what a letter, a label or a mail can carry. */
const line = /^[^\p{Cc}\u2028\u2029]*$/u

/**
 * A line about a person that has to be there, without blanks around it.
 *
 * @param message what the customer reads when it is missing, too long or no line
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

/** A line about a person that may be left out: then it is empty. */
export const optionalLine = (longest: number) =>
  Schema.Trim.pipe(
    Schema.decodeTo(
      Schema.String.check(
        Schema.isMaxLength(longest, { message: `Bitte kürze diese Angabe auf ${longest} Zeichen.` }),
        Schema.isPattern(line, { message: "Diese Angabe enthält Zeichen, die wir nicht lesen können." }),
      ),
    ),
  )
