/** The message to the worker. The worker answers with the score from 0 to 4. */
export interface Question {
  readonly password: string
  readonly ownWords: ReadonlyArray<string>
}
