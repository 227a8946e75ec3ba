import type { Connection } from "./Connection.ts"

type Listener = (path: string) => void

const listeners = new WeakMap<Connection, Set<Listener>>()

/** Calls a listener with the path of each successful command of a connection, before the caller gets the answer. */
export const onCommand = (connection: Connection, listener: Listener): void => {
  const known = listeners.get(connection) ?? new Set()
  listeners.set(connection, known.add(listener))
}

/** Calls the listeners of a connection with the path of a command, as the contract writes it. */
export const announceCommand = (connection: Connection, path: string): void => {
  for (const listener of listeners.get(connection) ?? []) listener(path)
}
