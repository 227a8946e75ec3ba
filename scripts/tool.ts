import { run } from "./run.ts"

/**
 * `node scripts/tool.ts [NAME=VALUE ...] TOOL [ARGUMENT ...]` runs a tool of the development dependencies at
 * the repository root, with the given environment variables added.
 */
const words = process.argv.slice(2)
const [name = "", ...args] = words.slice(words.findIndex((word) => !word.includes("=")))
const env = Object.fromEntries(words.slice(0, words.indexOf(name)).map((word) => word.split("=", 2)))

process.exitCode = run(name, args, { env })
