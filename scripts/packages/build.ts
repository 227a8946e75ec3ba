import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

import { root, run } from "../run.ts"
import { isBuilt, markBuilt } from "../stamp.ts"
import { bundleClient } from "./bundleClient.ts"
import { compile } from "./compile.ts"
import { libraryManifest, programManifest } from "./manifest.ts"
import { type Declared, declare } from "./declarations/declare.ts"
import { type Library, libraries, stage } from "./published.ts"
import { rootEntry } from "./rootEntry.ts"
import type { Faces } from "./specifier.ts"

const must = (command: string, args: ReadonlyArray<string>) => {
  const status = run(command, args)
  if (status !== 0) process.exit(status)
}

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

/** Reads the type declarations that `tsc` wrote for a module to `.build/types`. */
const declarationsOf = ({ name }: Library, module: string): string =>
  readFileSync(join(root, ".build", "types", name, `${module}.d.ts`), "utf8")

const papers = (folder: string) => {
  cpSync(join(root, "LICENSE"), join(stage, folder, "LICENSE"))
  cpSync(join(root, folder, "README.md"), join(stage, folder, "README.md"))
}

/** Writes a library as it is published: modules, declarations, entries, `package.json`, license and manual. */
const stageLibrary = async ({ entries, files, library }: Declared, faces: Faces) => {
  const folder = join(stage, library.name)
  const root = rootEntry(entries, library.inRoot)
  await compile(library, folder, faces)
  for (const [module, text] of files) write(join(folder, `${module}.d.ts`), text)
  for (const { module, text } of [root, ...entries])
    if (text !== undefined) write(join(folder, `${module}.js`), text.js)
  write(join(folder, `${root.module}.d.ts`), root.text?.declarations ?? "")
  const client = entries.find(({ subPath }) => library.name === "adapters" && subPath === "client")
  if (client !== undefined) await bundleClient(client, folder)
  write(join(folder, "package.json"), json(libraryManifest(library.name, [root, ...entries])))
  papers(library.name)
}

const stageProgram = () => {
  const folder = join(stage, "cli")
  must("node", ["cli/build.mjs", join(folder, "dist")])
  cpSync(join(root, "cli", "heimwerk.mjs"), join(folder, "heimwerk.mjs"))
  write(join(folder, "package.json"), json(programManifest("cli")))
  papers("cli")
}

if (!isBuilt("packages")) {
  rmSync(stage, { recursive: true, force: true })
  must("tsc", ["-b", ...libraries.map(({ name }) => name)])
  const { faces, all } = declare(declarationsOf)
  for (const declared of all) await stageLibrary(declared, faces)
  stageProgram()
  markBuilt("packages")
}
