import { once } from "node:events"
import { createServer, connect, type Socket } from "node:net"

import { Effect } from "effect"
import type { Scope } from "effect"

/** A connection to a server that can fall silent, like a network that loses every packet. */
export interface SilentLine {
  readonly port: number
  /** Stops passing bytes on. Connections stay open. */
  readonly fallSilent: () => void
}

const pass = (from: Socket, to: Socket, isSilent: () => boolean) => {
  from.on("data", (bytes) => {
    if (!isSilent()) to.write(bytes)
  })
  from.on("close", () => to.destroy())
  from.on("error", () => to.destroy())
}

/** Listens on a free port of loopback and passes bytes between its clients and another port of loopback. */
export const silentLine = (target: number): Effect.Effect<SilentLine, never, Scope.Scope> =>
  Effect.gen(function* () {
    let isSilent = false
    const sockets = new Set<Socket>()
    const server = createServer((client) => {
      const upstream = connect(target, "127.0.0.1")
      for (const socket of [client, upstream]) sockets.add(socket)
      pass(client, upstream, () => isSilent)
      pass(upstream, client, () => isSilent)
    })
    server.listen(0, "127.0.0.1")
    yield* Effect.promise(() => once(server, "listening"))
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        for (const socket of sockets) socket.destroy()
        server.close()
      }),
    )
    const address = server.address()
    if (address === null || typeof address === "string") return yield* Effect.die("The line has no port.")
    return {
      port: address.port,
      fallSilent: () => {
        isSilent = true
      },
    }
  })
