import { build as buildWithEsbuild } from "esbuild"
import { build as buildWithVite } from "vite"

/** Bundles a module for browsers into one minified text. */
export type Bundle = (entry: string) => Promise<string>

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

export const bundlers: ReadonlyArray<{ readonly name: string; readonly bundle: Bundle }> = [
  { name: "esbuild", bundle: esbuild },
  { name: "Vite", bundle: vite },
]
