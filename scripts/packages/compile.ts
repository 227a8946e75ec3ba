import { readFileSync } from "node:fs"
import { join } from "node:path"

import { type Options, build } from "tsup"

import { root } from "../run.ts"
import { effectByModule } from "./effectByModule.ts"
import { type Library, modulesOf } from "./published.ts"
import { type Faces, publishedSpecifier } from "./specifier.ts"

type Plugin = NonNullable<Options["esbuildPlugins"]>[number]

/** Every import stays an import, under the name it has when published: so each module stays a file of its own. */
const apart = (faces: Faces): Plugin => ({
  name: "apart",
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "entry-point"
        ? undefined
        : { path: publishedSpecifier(path, faces), external: true, sideEffects: false },
    )
  },
})

/** A worker is named by its address, not by an import. */
const withBuiltWorkers = (source: string): string =>
  source.replace(/(?<=new URL\("\.[^"\n]*)\.ts(?=", import\.meta\.url\))/gu, ".js")

const sources: Plugin = {
  name: "sources",
  setup: (esbuild) => {
    esbuild.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: withBuiltWorkers(effectByModule(readFileSync(path, "utf8"))),
      loader: "ts",
    }))
  },
}

/** The JavaScript of a package with source maps, one file for each module, beside each other as the sources are. */
export const compile = ({ name }: Library, folder: string, faces: Faces): Promise<void> =>
  build({
    config: false,
    silent: true,
    entry: Object.fromEntries(modulesOf(name).map((module) => [module, join(root, name, `${module}.ts`)])),
    outDir: folder,
    format: "esm",
    target: "es2024",
    platform: "neutral",
    sourcemap: true,
    esbuildOptions: (options) => {
      options.charset = "utf8"
    },
    splitting: false,
    // node:sqlite has no other name.
    removeNodeProtocol: false,
    // tsup would leave the dependencies' names to itself; the plugin decides about all of them.
    noExternal: [/.*/u],
    esbuildPlugins: [apart(faces), sources],
    tsconfig: join(root, name, "tsconfig.json"),
  })
