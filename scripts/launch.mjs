// `node scripts/launch.mjs FILE [ARGUMENT ...]` installs the dependencies if they are missing or outdated, then runs
// a file with the pinned Node. npm scripts use it instead of shell syntax, so that they also work on Windows.
import { fileURLToPath } from "node:url"

import "./setup.mjs"
import { supervise } from "./supervise.mjs"

const program = process.platform === "win32" ? "node.exe" : "node"
const pinned = fileURLToPath(new URL(`../node_modules/node/bin/${program}`, import.meta.url))

supervise(pinned, process.argv.slice(2))
