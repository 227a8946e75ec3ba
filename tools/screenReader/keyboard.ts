import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

/** Presses keys of the X server one after the other, such as `Tab` or `shift+Tab`. */
export const press = async (...keys: ReadonlyArray<string>): Promise<void> => {
  await run("xdotool", ["key", "--delay", "120", ...keys])
}

/** Types a text with the keys of the X server. */
export const type = async (text: string): Promise<void> => {
  await run("xdotool", ["type", "--delay", "60", text])
}
