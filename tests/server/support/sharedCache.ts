import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { Effect } from "effect"
import { vi } from "vitest"

import { root } from "../../architecture/sources.ts"
import { freePort } from "../../support/freePort.ts"
import { send } from "./send.ts"

/** Path of nginx, or `undefined` if it is not installed. */
export const nginxProgram: string | undefined = ["/usr/sbin", ...(process.env["PATH"] ?? "").split(":")]
  .map((folder) => join(folder, "nginx"))
  .find((program) => existsSync(program))

/** Returns the text of an nginx configuration: files in the folder, requests on the port, answers from the shops. */
type Configuration = (folder: string, port: number, shop: string, other?: string) => string

/**
 * Configuration of a cache in front of a shop. The cache stores everything that `Cache-Control` and `Vary`
 * allow. It also stores answers with `Set-Cookie`: nginx does not by default, but other caches may.
 */
const strictCache: Configuration = (folder, port, shop) => `
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

/** The configuration of `deploy/nginx.conf`, adapted to one or two shops and the folder. */
const deployedCache: Configuration = (folder, port, shop, other) =>
  (process.getuid?.() === 0 ? "user root;\ndaemon off;\n" : "daemon off;\n") +
  readFileSync(join(root, "deploy/nginx.conf"), "utf8")
    .replaceAll("/tmp/", `${folder}/`)
    .replace("error_log stderr", `error_log ${folder}/error.log`)
    .replace("172.30.0.11:4173", new URL(shop).host)
    .replace(/^\s*server 172\.30\.0\.12:4173/mu, (line) =>
      other === undefined ? "#" : line.replace("172.30.0.12:4173", new URL(other).host),
    )
    .replace("listen 8080", `listen 127.0.0.1:${port}`)

/** The configuration of `deploy/nginx.conf` with its lines for a load balancer, which is this machine. */
const behindBalancer: Configuration = (...parts) =>
  deployedCache(...parts)
    .replaceAll(/# (?=set_real_ip_from|real_ip_)/gu, "")
    .replace(/set_real_ip_from .*;/u, "set_real_ip_from 127.0.0.1;")

const start = async (program: string, configuration: Configuration, shop: string, other?: string) => {
  const folder = await mkdtemp(join(tmpdir(), "heimwerk-nginx-"))
  const port = await freePort()
  await writeFile(join(folder, "nginx.conf"), configuration(folder, port, shop, other))
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

/** Starts a caching proxy for one or two shops on a free port and returns its origin. It stops with the scope. */
const proxied = (configuration: Configuration) => (shop: string, other?: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(() =>
        nginxProgram === undefined
          ? Promise.reject(new Error("nginx is not installed."))
          : start(nginxProgram, configuration, shop, other),
      ),
      ({ stop }) => Effect.promise(stop),
    ),
    ({ origin }) => origin,
  )

/** Starts a cache that stores everything that `Cache-Control` and `Vary` allow. */
export const sharedCache = proxied(strictCache)

/** Starts the proxy of `deploy/nginx.conf`. */
export const proxyOfDeployment = proxied(deployedCache)

/** Starts the proxy of `deploy/nginx.conf` for a load balancer on this machine. */
export const proxyBehindBalancer = proxied(behindBalancer)
