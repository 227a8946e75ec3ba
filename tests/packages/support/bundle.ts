import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { build as buildWithEsbuild } from "esbuild"
import { build as buildWithVite } from "vite"
import webpack from "webpack"

/** Bundles a module for browsers into one minified text. */
type Bundle = (entry: string) => Promise<string>

/** A bundler with its name in test titles. */
export interface Bundler {
  readonly name: string
  readonly bundle: Bundle
}

const target = "es2022"

const esbuild: Bundle = async (entry) => {
  const { outputFiles } = await buildWithEsbuild({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target,
    write: false,
    logLevel: "silent",
  })
  return outputFiles.map(({ text }) => text).join("")
}

const vite: Bundle = async (entry) => {
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
const webpack5: Bundle = async (entry) => {
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
  { name: "Vite", bundle: vite },
  { name: "webpack", bundle: webpack5 },
]
