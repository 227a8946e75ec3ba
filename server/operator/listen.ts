import { rmSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { relative, resolve } from "node:path"

import { Effect } from "effect"
import type { Scope } from "effect"

import type { OperatorAccess } from "../settings/operatorSettings.ts"
import { StartProblem } from "../settings/StartProblem.ts"

/** Permissions that are removed from a new socket, so that only its owner can open it (mode 0600). */
const ownerOnly = 0o177

/**
 * Returns the shorter form of a path, relative or absolute, because systems limit the address of a socket to
 * about 100 bytes.
 */
const shortPath = (path: string) => {
  const [absolute, fromHere] = [resolve(path), relative(process.cwd(), path)]
  return fromHere.length < absolute.length ? fromHere : absolute
}

/**
 * Listens on a socket. Replaces a socket that a killed process left behind; the lock of the data directory
 * ensures that no other process is using it. `listen` creates the socket before it returns, so the
 * permissions of new files are limited only around this call.
 */
const listenOnSocket = (server: Server, path: string, listening: () => void) => {
  rmSync(path, { force: true })
  const usual = process.umask(ownerOnly)
  server.listen({ path: shortPath(path) }, listening)
  process.umask(usual)
}

const open = (server: Server, access: OperatorAccess) =>
  Effect.callback<void, NodeJS.ErrnoException>((resume) => {
    const listening = () => resume(Effect.void)
    server.once("error", (cause) => resume(Effect.fail(cause)))
    if (access.via === "socket") listenOnSocket(server, access.path, listening)
    else server.listen({ host: access.host, port: access.port }, listening)
  })

const unusable = (access: OperatorAccess, cause: NodeJS.ErrnoException) => {
  const place = access.via === "socket" ? access.path : `${access.host}:${access.port}`
  const remedy = access.via === "socket" ? "Check DATA_DIR." : "Check OPERATOR_HOST and OPERATOR_PORT."
  const message = `Operators cannot be served on ${place} (${cause.code ?? cause.message}). ${remedy}`
  return new StartProblem({ message, cause })
}

/** Listens on a private socket or port until the scope closes. */
export const listen = (access: OperatorAccess): Effect.Effect<Server, StartProblem, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.suspend(() => {
      const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 })
      return Effect.as(open(server, access), server)
    }).pipe(Effect.mapError((cause) => unusable(access, cause))),
    (server) =>
      Effect.sync(() => {
        server.close()
        server.closeAllConnections()
      }),
  )
