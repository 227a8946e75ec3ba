import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { build, type BuildOptions, type Plugin } from "esbuild"

import { root } from "../run.ts"
import { bundledLicenses } from "./bundledLicenses.ts"
import type { Entry } from "./face.ts"

/** Marks all modules as free of side effects, as the published packages do, so that esbuild removes unused modules. */
const withoutSideEffects: Plugin = {
  name: "without side effects",
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /^\.|^@heimwerk/ }, async ({ path, pluginData, ...rest }) => {
      if (pluginData === withoutSideEffects) return undefined
      const found = await esbuild.resolve(path, { ...rest, pluginData: withoutSideEffects })
      return { ...found, sideEffects: false }
    })
  },
}

/** Moves all positions of a source map one line down. */
const withLineBefore = (text: string): string => {
  const map: { readonly mappings: string } = JSON.parse(text)
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}

/**
 * Bundles the Promise client with core and Effect into one module, `client/bundle.js` of the adapters. Pages without
 * a build step import this file. Its first line names the packages in it and the file with the texts of their
 * licences, `client/bundle.licenses.txt`.
 *
 * @param client the sub-path `client` of the adapters
 * @param folder the folder of the built adapters
 */
export const bundleClient = async (client: Entry, folder: string): Promise<void> => {
  const options = {
    absWorkingDir: root,
    stdin: {
      contents: client.text?.js.replaceAll('.js"', '.ts"') ?? "",
      resolveDir: join(root, "adapters", "client"),
    },
    outfile: join(folder, "client", "bundle.js"),
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2024",
    charset: "utf8",
    sourcemap: true,
    sourcesContent: false,
    legalComments: "none",
    logLevel: "warning",
    metafile: true,
    plugins: [withoutSideEffects],
    // The first line of the bundle names its packages, which are known only after the build.
    write: false,
  } satisfies BuildOptions
  const { metafile, outputFiles } = await build(options)
  const { names, texts } = bundledLicenses(metafile)
  const write = (file: string, text: string) => writeFileSync(join(folder, "client", file), text)
  for (const { path, text } of outputFiles)
    if (path.endsWith(".map")) write("bundle.js.map", withLineBefore(text))
    else write("bundle.js", `/*! Contains ${names}. Licences: bundle.licenses.txt */\n${text}`)
  write("bundle.licenses.txt", texts)
}
