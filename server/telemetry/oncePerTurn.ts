/**
 * Collects lines and writes them together in the next turn of the event loop, because a system call for each line took
 * 8 % of a basket command. A busy server answers several requests in one turn.
 *
 * @param write writes lines that are separated by line feeds
 * @param nextTurn runs a callback in the next turn of the event loop
 */
export const oncePerTurn = (
  write: (lines: string) => void,
  nextTurn: (turn: () => void) => unknown = setImmediate,
) => {
  let waiting: Array<string> = []
  /** Writes the waiting lines now. */
  const flush = () => {
    if (waiting.length === 0) return
    const lines = waiting.join("\n")
    waiting = []
    write(lines)
  }
  const add = (line: string) => {
    if (waiting.push(line) === 1) nextTurn(flush)
  }
  return { add, flush }
}
