import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"

import { chunkGroups } from "./hydration/chunkGroups.ts"

const shared = chunkGroups()

/** Files of one kind share a folder; the hash in the name lets the server call them immutable. */
const assetFileNames = ({ names: [name] }: { readonly names: ReadonlyArray<string> }) => {
  if (name?.endsWith(".svg")) return "ui/svg/[name]-[hash][extname]"
  if (name?.endsWith(".woff2")) return "ui/fonts/[name]-[hash][extname]"
  // The first script names every sheet, as it does every script.
  return "ui/css/[hash][extname]"
}

/** Later layers win: a page may correct a feature, a feature a widget, never the other way round. */
const layers = "@layer reset, tokens, base, widgets, features, pages;"

/** Every style sheet begins with the order of the layers: which one the bundler puts first must not decide it. */
const orderedLayers = (): Plugin => ({
  name: "heimwerk:ordered-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\/ui\/(?:theme|widgets|features|pages)\/.*\.css$/u },
    handler: (code) => ({ code: `${layers}\n${code}`, map: null }),
  },
})

/**
 * Gives `browserRouter.ts` a copy of react-router of its own. The library is one file, and a file is never divided: what
 * only navigating needs (14 KB gzipped) would otherwise be part of every first script.
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

/** react-router's package names only its development files; they differ from the others in this one constant. */
const withoutRouterWarnings = (): Plugin => ({
  name: "heimwerk:without-router-warnings",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/development\// },
    handler: (code) => ({
      code: code.replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false"),
      map: null,
    }),
  },
})

/**
 * Two builds: `vite build ui` writes the browser's files to dist/client with `.vite/manifest.json`;
 * `vite build ui --ssr entry-server.tsx` writes dist/server/entry-server.js, which loads core, adapters and effect from
 * the workspace, so that the server and the pages share one copy of the ports.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: new URL(".", import.meta.url).pathname,
  plugins: [
    react(),
    orderedLayers(),
    ...(isSsrBuild ? [] : [separateRouter(), withoutRouterWarnings(), shared.plugin]),
  ],
  appType: "custom" as const,
  ssr: { external: ["effect", "@heimwerk/core", "@heimwerk/adapters"] },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        copyPublicDir: false,
        target: "node24",
        // The server writes the same addresses into its markup.
        rolldownOptions: { output: { assetFileNames } },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        // The content security policy allows no data: addresses.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => shared.besides(needed),
        },
        rolldownOptions: {
          input: "entry-client.tsx",
          output: {
            entryFileNames: "ui/js/[name]-[hash].js",
            // The first script names every other one: what they are called is told by the manifest, not to the visitor.
            chunkFileNames: "ui/js/[hash].js",
            assetFileNames,
            codeSplitting: { groups: shared.groups },
          },
        },
      },
}))
