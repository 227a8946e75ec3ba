const width = 30

/** Minimum time between two updates of a progress bar, in ms. */
const updateMillis = 200

/** Formats a progress bar: `[██████    ]  60 %  300.000 Artikel`. */
const progressText = (share: number, text: string): string => {
  const filled = Math.floor(Math.min(share, 1) * width)
  const percent = String(Math.floor(Math.min(share, 1) * 100)).padStart(3)
  return `[${"█".repeat(filled)}${" ".repeat(width - filled)}] ${percent} %  ${text}`
}

/**
 * A progress bar on stderr that rewrites its line. It draws only on a terminal, at most 5 times per second.
 */
export const makeProgress = (terminal: Pick<NodeJS.WriteStream, "isTTY" | "write">) => {
  let drawn = 0
  const write = (line: string) => terminal.write(`\r\u001B[2K${line}`)
  return {
    show: (share: number, text: string): void => {
      const now = performance.now()
      if (!terminal.isTTY || (drawn > 0 && now - drawn < updateMillis)) return
      drawn = now
      write(progressText(share, text))
    },
    clear: (): void => {
      if (drawn > 0) write("")
    },
  }
}
