import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"

import { Effect } from "effect"

import { temporaryDirectory } from "../../support/database.ts"
import { ask } from "./ask.ts"
import { launcher } from "./launch.ts"

/** Calls the completion function of the generated script as Bash does after Tab. */
const program = `
  heimwerk() { "$NODE" "$LAUNCHER" "$@"; }
  source "$SCRIPT"
  COMP_WORDS=(heimwerk "$@"); COMP_CWORD=$#; COMP_LINE="heimwerk $*"; COMP_POINT=\${#COMP_LINE}
  handler="$(complete -p heimwerk | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
  "$handler" heimwerk "\${COMP_WORDS[COMP_CWORD]}" "\${COMP_WORDS[COMP_CWORD-1]}"
  printf '%s\\n' "\${COMPREPLY[@]}"`

/**
 * Returns what a real Bash with the generated script offers after the typed words, the last of which is unfinished.
 *
 * @param dataDir the data directory of the shop, which may not exist
 */
export const offered = Effect.fnUntraced(function* (dataDir: string, ...words: ReadonlyArray<string>) {
  const script = join(yield* temporaryDirectory, "heimwerk.bash")
  writeFileSync(script, (yield* ask("--completions", "bash")).stdout)
  const env = {
    ...process.env,
    LC_ALL: "C.UTF-8",
    DATA_DIR: dataDir,
    NODE: process.execPath,
    LAUNCHER: launcher,
    SCRIPT: script,
  }
  const { stdout } = yield* Effect.promise(() =>
    promisify(execFile)("bash", ["--norc", "-c", program, "bash", ...words], { encoding: "utf8", env }),
  )
  return stdout.split("\n").filter((line) => line !== "")
})
