import { spawnSync } from "node:child_process"

import { root } from "../run.ts"

/** Runs git and returns its lines, or none when there is no repository or no such branch. */
const git = (...args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { status, stdout } = spawnSync("git", [...args], { cwd: root, encoding: "utf8" })
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : []
}

/** The files that differ from the merge base with main (`origin/main` first), committed, changed or new. */
export const changedFiles = (): ReadonlySet<string> => {
  const bases = ["origin/main", "main"].flatMap((branch) => git("merge-base", "HEAD", branch))
  const [base = "HEAD"] = bases
  return new Set([
    ...git("diff", "--name-only", "--diff-filter=d", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ])
}
