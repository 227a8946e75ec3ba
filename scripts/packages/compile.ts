import { readFileSync } from "node:fs"
import { join } from "node:path"

import { type Options, build } from "tsup"

import { root } from "../run.ts"
import { effectByModule } from "./effectByModule.ts"
import { type Library, modulesOf } from "./published.ts"
import { type Faces, publishedSpecifier } from "./specifier.ts"

type Plugin = NonNullable<Options["esbuildPlugins"]>[number]

/** Keeps every import under its published name, so that each module stays a separate file. */
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

/** Replaces the file extension in the addresses of workers, which are not imports. */
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

/**
 * Compiles a package to JavaScript with source maps, one file per module in the folder structure of the
 * sources.
 */
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
    // `node:sqlite` cannot be imported without its prefix.
    removeNodeProtocol: false,
    // By default tsup decides which dependencies to bundle. Here the plugin above decides about all of them.
    noExternal: [/.*/u],
    esbuildPlugins: [apart(faces), sources],
    tsconfig: join(root, name, "tsconfig.json"),
  })
