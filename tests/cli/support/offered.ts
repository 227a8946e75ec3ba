import { execFile, spawnSync } from "node:child_process"
import { chmodSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"

import { Effect } from "effect"

import { temporaryDirectory } from "../../support/database.ts"
import { ask } from "./ask.ts"
import { launcher } from "./launch.ts"

/** The shells that the command line writes completion scripts for. */
export type Shell = "bash" | "zsh" | "fish"

/** Returns whether a shell is installed. */
export const hasShell = (shell: Shell): boolean => spawnSync(shell, ["--version"]).status === 0

/**
 * For each shell, a program that completes the words of its arguments. The programs for Bash and fish print
 * the offered values, one per line. The program for zsh prints the words of the completed line.
 */
const programs: Readonly<Record<Shell, string>> = {
  // Calls the completion function as Bash does after Tab.
  bash: `
    source "$SCRIPT"
    COMP_WORDS=(heimwerk "$@"); COMP_CWORD=$#; COMP_LINE="heimwerk $*"; COMP_POINT=\${#COMP_LINE}
    handler="$(complete -p heimwerk | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
    "$handler" heimwerk "\${COMP_WORDS[COMP_CWORD]}" "\${COMP_WORDS[COMP_CWORD-1]}"
    printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Types the line, Tab and Enter on a pseudo-terminal. There `heimwerk` is a function that prints its arguments.
  zsh: `
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'autoload -Uz compinit; compinit -u -D; source "$SCRIPT"'
    zpty -w shell 'heimwerk() { if [[ $1 == complete ]]; then command heimwerk "$@"; else print -l -- "<"$^@">" "<"END">"; fi }'
    zpty -w shell "heimwerk $*"$'\\t'
    zpty -r shell line '*<END>*'
    print -r -- "$line" | tr -d '\\r' | sed -n 's/.*<\\(.*\\)>$/\\1/p' | grep -v '^END$'
    zpty -d shell`,
  fish: `source $SCRIPT; complete -C "heimwerk $argv"`,
}

const environment = Effect.fnUntraced(function* (dataDir: string, shell: Shell) {
  const folder = yield* temporaryDirectory
  const [script, program] = [join(folder, "script"), join(folder, "heimwerk")]
  writeFileSync(script, (yield* ask("--completions", shell)).stdout)
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${launcher}" "$@"\n`)
  chmodSync(program, 0o755)
  return {
    ...process.env,
    PATH: `${folder}:${process.env["PATH"]}`,
    HOME: folder,
    LC_ALL: "C.UTF-8",
    DATA_DIR: dataDir,
    SCRIPT: script,
  }
})

/**
 * Returns the values that a real shell with the generated script offers for the last of the typed words. For zsh,
 * returns the words of the completed line.
 *
 * @param dataDir the data directory of the shop; it need not exist
 */
export const offeredIn = Effect.fnUntraced(function* (
  shell: Shell,
  dataDir: string,
  ...words: ReadonlyArray<string>
) {
  const env = yield* environment(dataDir, shell)
  // Other shells take the first argument after the program as its name (`$0`). Fish does not.
  const args = shell === "fish" ? ["--no-config", "-c", programs.fish] : ["-c", programs[shell], shell]
  const { stdout } = yield* Effect.promise(() =>
    promisify(execFile)(shell, [...args, ...words], { encoding: "utf8", env }),
  )
  return stdout
    .split("\n")
    .map((line) => line.replace(/\t.*/u, ""))
    .filter((line) => line !== "")
})

/** Returns the values that a real Bash offers for the last of the typed words. */
export const offered = (dataDir: string, ...words: ReadonlyArray<string>) =>
  offeredIn("bash", dataDir, ...words)
