import { spawnSync } from "node:child_process"

import { root } from "../run.ts"
import { type Finding, findingsIn } from "./markers.ts"
import { goal, limits } from "./limits.ts"
import { proseOf } from "../sources/prose.ts"
import { readTree } from "../sources/tree.ts"

/**
 * Runs git and returns the lines of its output. Returns no lines if git fails, for example because there is no
 * repository or a branch does not exist.
 */
const git = (...args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { status, stdout } = spawnSync("git", [...args], { cwd: root, encoding: "utf8" })
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : []
}

/**
 * Returns the files that differ from the merge base with main (`origin/main` if it exists): committed,
 * changed or new.
 */
const changedFiles = (): ReadonlySet<string> => {
  const bases = ["origin/main", "main"].flatMap((branch) => git("merge-base", "HEAD", branch))
  const [base = "HEAD"] = bases
  return new Set([
    ...git("diff", "--name-only", "--diff-filter=d", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ])
}

const folderOf = ({ file }: { readonly file: string }) => file.split("/")[0] ?? ""

const isComment = ({ kind }: { readonly kind: string }) => kind === "comment"

const print = (findings: ReadonlyArray<Finding>) => {
  for (const { file, line, marker, text } of findings)
    console.log(`${file}:${line}  ${marker}: ${text.slice(0, 140)}`)
}

const prose = proseOf(readTree())
const findings = findingsIn(prose)

/**
 * Prints the shares of comments and test titles of a folder that have a marker, with the limits of the
 * folder. Returns whether both shares are within their limits.
 */
const keepsLimits = (folder: string): boolean => {
  const limit = limits[folder] ?? { comments: goal, titles: goal }
  return [true, false]
    .map((ofComments) => {
      const isCounted = (each: { readonly file: string; readonly kind: string }) =>
        folderOf(each) === folder && isComment(each) === ofComments
      const all = prose.filter(isCounted).length
      const marked = findings.filter(isCounted).length
      const share = all === 0 ? 0 : (100 * marked) / all
      const max = ofComments ? limit.comments : limit.titles
      const isKept = share <= max
      if (all > 0)
        console.log(
          `${`${folder} ${ofComments ? "comments" : "titles"}`.padEnd(20)} ${String(marked).padStart(5)} of ${String(all).padStart(5)}  ${share.toFixed(1).padStart(5)} %, limit ${max} %${isKept ? "" : "  TOO MANY"}`,
        )
      return isKept
    })
    .every(Boolean)
}

/**
 * Checks the English of comments and test titles (CONTRIBUTING.md, Writing). Without options it fails if a
 * folder exceeds its limit. `--changed` lists the findings in files that differ from the merge base with
 * main; a path lists the findings in it.
 */
const [option] = process.argv.slice(2)
if (option === undefined) {
  const folders = [...new Set(prose.map(folderOf))].toSorted()
  const kept = folders.map(keepsLimits)
  console.log("List the sentences of a folder or file: node scripts/english/main.ts <path>")
  if (kept.includes(false)) process.exitCode = 1
} else if (option === "--changed") {
  const changed = changedFiles()
  const found = findings.filter(({ file }) => changed.has(file))
  print(found)
  console.log(`${found.length} sentences to read again in ${changed.size} changed files.`)
} else print(findings.filter(({ file }) => file.startsWith(option)))
