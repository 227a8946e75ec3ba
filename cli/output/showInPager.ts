/**
 * Shows a text in a pager and waits until it ends. Prints the text if the pager cannot start.
 *
 * @param pager a command line for the shell
 */
export const showInPager = (text: string, pager: string): void => {
  // The module is loaded here, because few answers need a pager.
  const { signal, status } = process.getBuiltinModule("node:child_process").spawnSync(pager, {
    shell: true,
    input: `${text}\n`,
    stdio: ["pipe", "inherit", "inherit"],
    // -F: less ends if one screen is enough; -R: colours; -X: the text stays on the screen.
    env: { LESS: "FRX", ...process.env },
  })
  // The shell answers 127 for an unknown program. `error` is no sign of a failed start: it is EPIPE after a pager that
  // ended before it read the whole text.
  const hasStarted = status !== null || signal !== null
  if (!hasStarted || status === 127) console.log(text)
}
