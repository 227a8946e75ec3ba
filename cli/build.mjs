// Bundles main.ts with its dependencies for Node 20 and newer. Writes the bundle to dist/ or to the folder
// given as argument, and the catalogue of the demonstration beside it. Needs Node 24, which reads TypeScript.
// Each command, the fixtures and the HTTP client are separate chunks: a command line loads only those it
// uses. The chunks are CommonJS, because Node loads a CommonJS file and its own modules faster:
// `import "node:fs"` alone takes a fifth of the time of `node -e 0`.
import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"

import { build } from "vite"

import { writeCatalogue } from "./catalogue/catalogueFile.ts"
import { demonstrationFile } from "./catalogue/demonstration.ts"

const outDir = resolve(process.argv[2] ?? join(import.meta.dirname, "dist"))

const eagerSegmenter = /const graphemeSegmenter = .*?new Intl\.Segmenter\(undefined, (\{[^}]*\})\);/su

/**
 * Makes `effect/cli` create its `Intl.Segmenter` on first use. Otherwise every command creates the segmenter at its
 * start, which takes a third of the time of `node -e 0`. Help and tables of Latin letters do not need the segmenter.
 */
const lazySegmenter = {
  name: "lazy-segmenter",
  transform(code, id) {
    if (!id.endsWith("/effect/dist/cli/CliOutput.js")) return undefined
    if (!eagerSegmenter.test(code)) throw new Error("effect/cli has changed: adapt lazySegmenter.")
    return code.replace(
      eagerSegmenter,
      (_, options) =>
        `const graphemeSegmenter = { segment: (text) => new Intl.Segmenter(undefined, ${options}).segment(text) };`,
    )
  },
}

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "warn",
  plugins: [lazySegmenter],
  ssr: { noExternal: true, target: "node" },
  json: { stringify: true },
  build: {
    ssr: join(import.meta.dirname, "main.ts"),
    outDir,
    emptyOutDir: true,
    target: "node20",
    minify: true,
    license: { fileName: "licenses.md" },
    rollupOptions: {
      // The database code is not bundled, because it has a worker and data files. It runs from the shop's
      // installation. Small modules of that folder are bundled, because Node 20 cannot read their TypeScript.
      external: ["@heimwerk/adapters/sql/offline.ts"],
      output: {
        format: "cjs",
        codeSplitting: {
          groups: [
            { name: "main", tags: ["$initial"] },
            // Modules that most commands load. They are bundled into one file: each further file makes the start
            // about 1 ms slower.
            {
              name: "answers",
              test: /rolldown.runtime|\/cli\/(?:input|output|shop\/(?:askShop|catalog|markets|oneMarket|places|position)\.ts)|\/core\/(?:values|typed)\//u,
            },
            // The data of the markets and all modules that the data need.
            {
              name: "markets",
              test: /\/(?:fixtures\/(?:markets\/|data\/(?:markets|holidays)|states|hash|decodeRows)|core\/place\/(?:stateNames|FederalState)|adapters\/memory\/MarketsMemory)/u,
            },
          ],
        },
        entryFileNames: "main.cjs",
        chunkFileNames: "[name]-[hash].cjs",
      },
    },
  },
})

writeFileSync(join(outDir, "catalogue.ndjson"), writeCatalogue(demonstrationFile()))
