import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { Effect } from "effect"
import { vi } from "vitest"

import { freePort } from "../../support/freePort.ts"
import { send } from "./send.ts"

/** Path of nginx, or `undefined` if it is not installed. */
export const nginxProgram: string | undefined = ["/usr/sbin", ...(process.env["PATH"] ?? "").split(":")]
  .map((folder) => join(folder, "nginx"))
  .find((program) => existsSync(program))

/**
 * Configuration of a cache in front of a shop. The cache stores everything that `Cache-Control` and `Vary`
 * allow. It also stores answers with `Set-Cookie`: nginx does not by default, but other caches may.
 */
const configuration = (folder: string, port: number, shop: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=shop:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${shop};
      proxy_set_header Host $http_host;
      proxy_cache shop;
      proxy_cache_key $request_uri;
      proxy_ignore_headers Set-Cookie;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`

const start = async (program: string, shop: string) => {
  const folder = await mkdtemp(join(tmpdir(), "heimwerk-nginx-"))
  const port = await freePort()
  await writeFile(join(folder, "nginx.conf"), configuration(folder, port, shop))
  const server = spawn(program, ["-p", folder, "-e", `${folder}/error.log`, "-c", `${folder}/nginx.conf`], {
    stdio: "ignore",
  })
  const ended = new Promise((resolve) => server.once("exit", resolve))
  const origin = `http://127.0.0.1:${port}`
  await vi.waitUntil(
    () =>
      send(origin, "/robots.txt").then(
        () => true,
        () => false,
      ),
    { timeout: 10_000 },
  )
  return {
    origin,
    stop: async () => {
      server.kill("SIGTERM")
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a shared cache in front of a shop, on a free port, until the scope closes. Returns its origin. */
export const sharedCache = (shop: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(() =>
        nginxProgram === undefined
          ? Promise.reject(new Error("nginx is not installed."))
          : start(nginxProgram, shop),
      ),
      ({ stop }) => Effect.promise(stop),
    ),
    ({ origin }) => origin,
  )
