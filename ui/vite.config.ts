import { createHash } from "node:crypto"
import { relative } from "node:path"

import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"

import { chunkGroups } from "./hydration/chunkGroups.ts"
import { chunkImports } from "./hydration/chunkImports.ts"
import { directImports } from "./hydration/directImports.ts"

const groups = chunkGroups()
const imports = chunkImports()

/**
 * Returns the pattern for the path of a file: one folder per kind of file. The hash in the name allows
 * browsers to cache the file forever.
 */
const assetFileNames = ({ names: [name] }: { readonly names: ReadonlyArray<string> }) => {
  if (name?.endsWith(".svg")) return "ui/svg/[name]-[hash][extname]"
  if (name?.endsWith(".woff2")) return "ui/fonts/[name]-[hash][extname]"
  // The first script contains the names of all style sheets, so short names make it smaller.
  return "ui/css/[hash:6][extname]"
}

const folder = new URL(".", import.meta.url).pathname

/**
 * Returns the name of a class in the pages: its name in the style sheet and a hash of the file's path. Scripts contain
 * these names, so a script keeps its content when only styles change.
 */
const generateScopedName = (name: string, file: string) => {
  const path = relative(folder, file.replace(/\?.*$/u, ""))
  return `${name}_${createHash("sha256").update(path).digest("hex").slice(0, 4)}`
}

/** The cascade layers of the styles. Later layers win: a page overrides a feature, a feature overrides a widget. */
const layers = "@layer reset, tokens, base, widgets, features, pages;"

/**
 * Starts every CSS file of the storefront with the order of the layers, so that the order of the files does not
 * matter.
 */
const orderedLayers = (): Plugin => ({
  name: "heimwerk:ordered-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\/ui\/(?:theme|widgets|shared|features|layout|pages)\/.*\.css$/u },
    handler: (code) => ({ code: `${layers}\n${code}`, map: null }),
  },
})

/**
 * Gives `browserRouter.ts` its own copy of react-router. The library is one module, and bundlers do not split
 * modules. Without the copy, its code for navigation (14 KB gzip) would be part of every page's first script.
 */
const separateRouter = (): Plugin => {
  const mark = "?navigating"
  return {
    name: "heimwerk:separate-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      const isCopy = importer?.endsWith(mark) === true
      const isStart = importer?.endsWith("/browserRouter.ts") === true && source === "react-router-dom"
      if (importer === undefined || !(isStart || (isCopy && /^\.|^react-router/u.test(source)))) return null
      const found = await this.resolve(source, isCopy ? importer.slice(0, -mark.length) : importer, {
        skipSelf: true,
      })
      return found === null ? null : { id: found.id + mark, moduleSideEffects: false }
    },
  }
}

/**
 * Lets the bundler remove unused code of react-router. The copy of react-router for `browserRouter.ts`
 * (`separateRouter`) then has 20.6 KB gzip instead of 26.8 KB. The package exports only development files. A
 * constant in these files turns on warnings, and their assignments of `displayName` keep all components and
 * contexts in the build. One warning about a mistake of the code has no constant; in a build it is empty.
 */
const leanRouter = (): Plugin => ({
  name: "heimwerk:lean-router",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/development\// },
    handler: (code) => ({
      code: code
        .replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false")
        .replace(/(?<=navigateEffectWarning = )`[^`]*`/u, '""')
        .replace(/^\w+\.displayName = .*$/gmu, "")
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/gu, "= /* @__PURE__ */ "),
      map: null,
    }),
  },
})

/**
 * Configures two builds. `vite build ui` writes the browser's files to dist/client with
 * `.vite/manifest.json`. `vite build ui --ssr entry-server.tsx` writes dist/server/entry-server.js, which
 * imports core, adapters and effect from the workspace: server and pages share one copy of the ports.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: folder,
  plugins: [
    react(),
    orderedLayers(),
    ...(isSsrBuild ? [] : [separateRouter(), leanRouter(), groups.plugin, imports.plugin, directImports()]),
  ],
  css: { modules: { generateScopedName } },
  appType: "custom" as const,
  ssr: { external: ["effect", "@heimwerk/core", "@heimwerk/adapters"] },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        copyPublicDir: false,
        target: "node24",
        // The server writes the same asset names into its markup as the client build.
        rolldownOptions: { output: { assetFileNames } },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        // Inlines no files, because the content security policy forbids `data:` URLs.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => imports.withoutEntryFiles(needed),
        },
        rolldownOptions: {
          input: "entry-client.tsx",
          output: {
            entryFileNames: "ui/js/[name]-[hash].js",
            // The first script contains the names of all chunks, so short names make it smaller. The bundler needs at
            // least 7 characters to tell the chunks apart. The manifest of the build has the readable names.
            chunkFileNames: "ui/js/[hash:7].js",
            assetFileNames,
            codeSplitting: { groups: groups.groups },
          },
        },
      },
}))
