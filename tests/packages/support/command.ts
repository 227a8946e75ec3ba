import { execFile } from "node:child_process"
import { delimiter, join } from "node:path"

import { root } from "../../architecture/sources.ts"

/** Exit code and output of a command. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command with the repository's tools on the path, without blocking the test's own server. */
export const command = (folder: string, file: string, ...args: ReadonlyArray<string>): Promise<Ended> =>
  new Promise((resolve) => {
    const path = `${join(root, "node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`
    const env = { ...process.env, PATH: path, NO_COLOR: "1" }
    execFile(file, [...args], { cwd: folder, env, maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    )
  })

/** Returns the output of a command. Fails if the command fails. */
export const outputOf = async (
  folder: string,
  file: string,
  ...args: ReadonlyArray<string>
): Promise<string> => {
  const { code, stderr, stdout } = await command(folder, file, ...args)
  if (code !== 0) throw new Error(`${file} ${args.join(" ")} ended with ${code}:\n${stdout}${stderr}`)
  return stdout
}
