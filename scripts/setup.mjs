// Installs the dependencies of the lock file if they are missing or outdated. This file is plain JavaScript
// without dependencies, because it runs before the installation, with any Node from version 20 on.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, "node_modules", ".heimwerk-installed")

const major = Number(process.versions.node.split(".")[0])
if (major < 20) {
  console.error(`Heimwerk needs Node 20 or newer to install itself; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex")
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : ""

if (installed !== wanted || !existsSync(join(root, "node_modules", ".bin", "node"))) {
  console.log("Installing what package-lock.json names ...")
  // Uses the machine's own Node for the installation. The pinned Node is in node_modules, and npm deletes it
  // during the installation.
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !entry.includes("node_modules"))
  // Uses `npm install`, because `npm ci` rejects a lock file without the optional binaries of other systems.
  // Some registries lack these binaries.
  const { status } = spawnSync(
    "npm",
    ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PATH: path.join(delimiter) },
      shell: process.platform === "win32",
    },
  )
  if (status !== 0) {
    console.error("The installation failed. See npm's message above; then run the same command again.")
    process.exit(status ?? 1)
  }
  // On Windows, the package `node` contains only a placeholder until its program is installed, and npm would
  // link this placeholder.
  if (process.platform === "win32")
    writeFileSync(join(root, "node_modules", ".bin", "node.cmd"), '@"%~dp0\\..\\node\\bin\\node.exe" %*\r\n')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
