import { createServer } from "node:net"

/**
 * The lowest port and the number of ports. Linux uses ports from 32768 upwards for connections. A lower port
 * stays free until the program listens on it.
 */
const lowest = 20_000
const ports = 12_000

/** Returns whether no program of this machine listens on the port. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })

/** Finds a free port of this machine, for programs that cannot choose one themselves. */
export const freePort = async (): Promise<number> => {
  const port = lowest + Math.floor(Math.random() * ports)
  return (await isFree(port)) ? port : freePort()
}
