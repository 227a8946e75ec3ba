import { execFileSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"

/** The text of every source file, by its path from the repository root. */
export type Tree = ReadonlyMap<string, string>

const git = (args: ReadonlyArray<string>, input?: string): Buffer =>
  execFileSync("git", [...args], { cwd: root, input, maxBuffer: 1 << 29 })

const folders = [
  "core",
  "adapters",
  "conformance",
  "ui",
  "server",
  "cli",
  "fixtures",
  "scripts",
  "tests",
  "tools",
]

const isSource = (file: string): boolean =>
  folders.some((folder) => file.startsWith(`${folder}/`)) &&
  /\.(?:ts|tsx|mjs)$/u.test(file) &&
  !/(?:^|\/)(?:dist|node_modules)\/|^fixtures\/data\//u.test(file)

/** Reads the source files from the disk, because an exported archive has no git repository. */
const readWorkingTree = (): Tree =>
  new Map(
    globSync(`{${folders.join()}}/**/*.{ts,tsx,mjs}`, {
      cwd: root,
      exclude: (path) => /(?:^|\/)(?:dist|node_modules)$/u.test(path),
    })
      .map((file) => file.replaceAll("\\", "/"))
      .filter(isSource)
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  )

/**
 * Reads the source files of a commit in one git process. For each file, `cat-file --batch` writes the line
 * `<id> blob <size>`, the bytes of the file and a line break.
 */
const readCommit = (commit: string): Tree => {
  const files = git(["ls-tree", "-r", "--name-only", commit]).toString().split("\n").filter(isSource)
  const output = git(["cat-file", "--batch"], files.map((file) => `${commit}:${file}\n`).join(""))
  let at = 0
  return new Map(
    files.map((file) => {
      const headerEnd = output.indexOf("\n", at)
      const size = Number(output.subarray(at, headerEnd).toString().split(" ")[2])
      at = headerEnd + 1 + size + 1
      return [file, output.subarray(headerEnd + 1, headerEnd + 1 + size).toString()]
    }),
  )
}

/** Reads the sources of the working tree, or those of a commit. */
export const readTree = (commit?: string): Tree =>
  commit === undefined ? readWorkingTree() : readCommit(commit)

/** Returns the part of a tree in the given folders. */
export const below = (tree: Tree, ...folders: ReadonlyArray<string>): Tree =>
  new Map([...tree].filter(([file]) => folders.some((folder) => file.startsWith(`${folder}/`))))

/** Counts lines as `wc -l` does. */
export const linesOf = (text: string): number => text.split("\n").length - 1
