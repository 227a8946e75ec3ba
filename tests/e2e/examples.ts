import { cpSync, existsSync, globSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join } from "node:path"

import { build } from "vite"

import { root } from "../architecture/sources.ts"

/** A copy of the examples beside the packages of the last build, as if npm had installed these. */
const folder = join(root, ".build", "examples")

/** Copies the examples and the built packages, without declarations and source maps. */
export const installExamples = (): void => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, "examples"), folder, { recursive: true })
  for (const name of ["core", "adapters"]) {
    const built = join(root, ".build", "packages", name)
    if (!existsSync(built)) throw new Error("Build the packages first: node scripts/build.ts")
    cpSync(built, join(folder, "node_modules", "@heimwerk", name), {
      recursive: true,
      filter: (path) => !/\.(?:d\.ts|map|md)$/u.test(path),
    })
  }
}

/** Builds an example with its own configuration of Vite, for a shop at an address. */
export const buildWithVite = (name: string, shopOrigin: string): Promise<unknown> =>
  build({
    root: join(folder, name),
    logLevel: "warn",
    define: { "import.meta.env.VITE_SHOP_ORIGIN": JSON.stringify(shopOrigin) },
  })

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
}

/**
 * Serves files at an origin of this machine.
 *
 * @param folders the folder of each first segment of a path
 */
export const serveFolders = async (
  origin: string,
  folders: Readonly<Record<string, string>>,
): Promise<{ readonly close: () => void }> => {
  const server = createServer((request, response) => {
    const [, name = "", ...rest] = new URL(request.url ?? "", origin).pathname.split("/")
    const file = join(folder, folders[name] ?? "", rest.join("/") || "index.html")
    if (folders[name] === undefined || !existsSync(file)) response.writeHead(404).end()
    else response.writeHead(200, { "content-type": types[extname(file)] ?? "" }).end(readFileSync(file))
  })
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(origin).port), "127.0.0.1", resolve)
  })
  return { close: () => server.close() }
}

/** The number of lines of an example's own files. Its README and the files that are built do not count. */
export const linesOf = (name: string): number =>
  globSync("**/*.{css,html,js,jsx,mjs,svelte,vue}", { cwd: join(root, "examples", name) })
    .map(
      (file) =>
        readFileSync(join(root, "examples", name, file), "utf8")
          .trimEnd()
          .split("\n").length,
    )
    .reduce((sum, lines) => sum + lines, 0)
