/** The message to the worker. The worker answers with the estimated number of guesses that find the password. */
export interface Question {
  readonly password: string
  readonly ownWords: ReadonlyArray<string>
}
