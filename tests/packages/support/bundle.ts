import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, parse } from "node:path"

import { build as buildWithEsbuild } from "esbuild"
import { build as buildWithVite } from "vite"
import webpack from "webpack"

/** Bundles each of several modules for browsers into one minified text. The modules are in one folder. */
type Bundle = (entries: ReadonlyArray<string>) => Promise<ReadonlyArray<string>>

/** A bundler with its name in test titles. */
interface Bundler {
  readonly name: string
  readonly bundle: Bundle
}

const target = "es2022"

/** Reads all modules once, which takes a third of the processor time of one build for each entry. */
const esbuild: Bundle = async (entries) => {
  const { outputFiles } = await buildWithEsbuild({
    entryPoints: [...entries],
    outdir: "unwritten",
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target,
    write: false,
    logLevel: "silent",
  })
  return entries.map(
    (entry) => outputFiles.find(({ path }) => parse(path).name === parse(entry).name)?.text ?? "",
  )
}

/** Bundles modules one after the other. */
const oneByOne =
  (bundle: (entry: string) => Promise<string>): Bundle =>
  async (entries) => {
    const texts: Array<string> = []
    for (const entry of entries) texts.push(await bundle(entry))
    return texts
  }

const vite = async (entry: string): Promise<string> => {
  const built = await buildWithVite({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  })
  const outputs = [built].flat()
  return outputs
    .flatMap((each) => ("output" in each ? each.output : []))
    .map((each) => ("code" in each ? each.code : ""))
    .join("")
}

/** webpack writes its bundle to a folder, which is deleted after it is read. */
const webpack5 = async (entry: string): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), "heimwerk-webpack-"))
  try {
    const compiler = webpack({
      entry,
      mode: "production",
      target: ["web", target],
      experiments: { outputModule: true },
      output: { path, filename: "bundle.js", library: { type: "module" } },
      performance: false,
    })
    await new Promise<void>((resolve, reject) => {
      compiler.run((failure, stats) => {
        if (failure !== null) reject(failure)
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString("errors-only")))
        else resolve()
      })
    })
    return await readFile(join(path, "bundle.js"), "utf8")
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

export const bundlers: ReadonlyArray<Bundler> = [
  { name: "esbuild", bundle: esbuild },
  { name: "Vite", bundle: oneByOne(vite) },
  { name: "webpack", bundle: oneByOne(webpack5) },
]
