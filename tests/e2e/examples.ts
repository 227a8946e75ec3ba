import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { text } from "node:stream/consumers"
import { pathToFileURL } from "node:url"

import { build as bundle } from "esbuild"
import { build } from "vite"

import { root } from "../architecture/sources.ts"

/** Folder with a copy of the examples and the packages of the last build in `node_modules`. */
const folder = join(root, ".build", "examples")

/** Copies the examples and the built packages, without declarations, source maps and Markdown files. */
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

/** A running server. */
export interface Served {
  readonly address: string
  readonly close: () => void
}

const serve = async (port: number, listener: RequestListener): Promise<Served> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve)
  })
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Serves files at an origin of this machine.
 *
 * @param folders the folder to serve, by the first segment of a request's path
 */
export const serveFolders = (origin: string, folders: Readonly<Record<string, string>>): Promise<Served> =>
  serve(Number(new URL(origin).port), (request, response) => {
    const [, name = "", ...rest] = new URL(request.url ?? "", origin).pathname.split("/")
    const file = join(folder, folders[name] ?? "", rest.join("/") || "index.html")
    if (folders[name] === undefined || !existsSync(file)) response.writeHead(404).end()
    else response.writeHead(200, { "content-type": types[extname(file)] ?? "" }).end(readFileSync(file))
  })

/** Prepares the web components as their README says: copies the client's bundle, and names the shop in the page. */
export const prepareElements = (shopOrigin: string): void => {
  const page = join(folder, "elements", "index.html")
  const client = join(folder, "node_modules", "@heimwerk", "adapters", "client", "bundle.js")
  cpSync(client, join(folder, "elements", "client.js"))
  writeFileSync(page, readFileSync(page, "utf8").replace("http://127.0.0.1:4173", shopOrigin))
}

/** Bundles the React example for Node and for browsers, and starts its server. */
export const startReact = async (shopOrigin: string): Promise<Served> => {
  const shared = {
    absWorkingDir: join(folder, "react"),
    outdir: "dist",
    bundle: true,
    format: "esm",
    jsx: "automatic",
  } as const
  await bundle({ ...shared, entryPoints: ["server.jsx"], platform: "node", packages: "external" })
  await bundle({ ...shared, entryPoints: ["client.jsx"], minify: true })
  const started: ChildProcess = spawn(process.execPath, [join(folder, "react", "dist", "server.js")], {
    env: { ...process.env, NODE_ENV: "production", SHOP_ORIGIN: shopOrigin, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const address = await new Promise<string>((resolve, reject) => {
    started.stdout?.once("data", (line: Buffer) => resolve(String(line).trim()))
    started.once("exit", (code) => reject(new Error(`The React example ended with ${code}.`)))
  })
  return { address, close: () => void started.kill() }
}

interface Worker {
  readonly default: {
    readonly fetch: (request: Request, env: { readonly SHOP_ORIGIN: string }) => Promise<Response>
  }
}

/** Runs the worker behind a Node server, which replaces the worker platform. */
export const startWorker = async (shopOrigin: string): Promise<Served> => {
  const file = pathToFileURL(join(folder, "worker", "worker.mjs")).href
  const worker: Worker = await import(/* @vite-ignore */ file)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers, method = "GET", url = "" } = request
    const sent = new Request(new URL(url, `http://${headers.host ?? ""}`), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(method === "POST" ? { body: await text(request) } : {}),
    })
    const answered = await worker.default.fetch(sent, { SHOP_ORIGIN: shopOrigin })
    for (const [name, value] of answered.headers) response.appendHeader(name, value)
    response.writeHead(answered.status).end(await answered.text())
  }
  return serve(0, (request, response) => {
    answer(request, response).catch((cause: unknown) => response.writeHead(500).end(String(cause)))
  })
}

/** Returns the number of lines of an example's files. README and built files do not count. */
export const linesOf = (name: string): number =>
  globSync("**/*.{css,html,js,jsx,mjs,svelte,vue}", { cwd: join(root, "examples", name) })
    .map(
      (file) =>
        readFileSync(join(root, "examples", name, file), "utf8")
          .trimEnd()
          .split("\n").length,
    )
    .reduce((sum, lines) => sum + lines, 0)
