import { existsSync } from "node:fs"
import { arch, platform } from "node:os"
import { delimiter, join } from "node:path"

import { root } from "../../architecture/sources.ts"
import { command, outputOf } from "../support/command.ts"

/** Version that is installed if PATH has no Node 20, the oldest supported major version. */
const oldest = "20.20.2"

/** A Node program and its version. */
export interface Node {
  readonly program: string
  /** Version without `v`, for example `20.20.2`. */
  readonly version: string
}

const versionOf = async (program: string): Promise<string> =>
  (await command(root, program, "--version")).stdout.trim().slice(1)

/** Installs Node 20 below `.cache`, from the npm package that contains the program for this machine. */
const installOldest = async (): Promise<Node> => {
  const system = platform() === "win32" ? "win" : platform()
  const name = `node-${system}-${arch()}`
  const folder = join(root, ".cache", `node-${oldest}`)
  const program = join(folder, "node_modules", name, "bin", system === "win" ? "node.exe" : "node")
  if (!existsSync(program))
    await outputOf(root, "npm", "install", "--no-save", "--prefix", folder, `${name}@${oldest}`)
  return { program, version: await versionOf(program) }
}

/** Returns the first Node 20 in PATH, or installs one. */
const findOldest = async (): Promise<Node> => {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const program = join(folder, "node")
    const version = existsSync(program) ? await versionOf(program) : ""
    if (version.startsWith("20.")) return { program, version }
  }
  return installOldest()
}

/** A Node of the oldest supported version, and the Node that runs the tests. */
export const nodes: ReadonlyArray<Node> = [
  await findOldest(),
  { program: process.execPath, version: process.versions.node },
]
