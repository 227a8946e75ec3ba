/**
 * Starts a program and ends this process as the program ends: with its exit code, or by the signal that ended it.
 * Ctrl-C and signals that ask this process to end reach the program. Exits with 1 if the program cannot be started.
 *
 * @param env environment variables of the program; by default those of this process
 */
export function supervise(program: string, args: ReadonlyArray<string>, env?: NodeJS.ProcessEnv): void
