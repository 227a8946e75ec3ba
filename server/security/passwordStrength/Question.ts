/** The message to the worker. The worker answers whether the password is easily guessed. */
export interface Question {
  readonly password: string
  readonly ownWords: ReadonlyArray<string>
}
