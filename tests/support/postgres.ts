import { execFileSync, spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { Effect } from "effect"
import type { Scope } from "effect"

import { freePort } from "./freePort.ts"
import { filledDirectory } from "./templates.ts"

const packaged = "/usr/lib/postgresql"

/**
 * The folder with the programs of PostgreSQL: the newest packaged version, otherwise a folder in PATH.
 * `undefined` if PostgreSQL is not installed.
 */
export const postgresPrograms: string | undefined = [
  ...(existsSync(packaged)
    ? readdirSync(packaged).sort((left, right) => Number(right) - Number(left))
    : []
  ).map((version) => join(packaged, version, "bin")),
  ...(process.env["PATH"] ?? "").split(":"),
].find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))

const idOf = (flag: "-u" | "-g"): number =>
  Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }))

/**
 * Returns the user for PostgreSQL's processes. PostgreSQL refuses to run as root, so root runs it as the user
 * that its package created.
 */
const owner = (): { readonly uid?: number; readonly gid?: number } =>
  process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {}

const started = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = ""
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString()
      if (/ready to accept (?:read-only )?connections/u.test(log)) resolve()
    })
    server.once("error", reject)
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })

/** A running server of PostgreSQL. */
export interface PostgresServer {
  readonly url: string
  /** Stops the server and disconnects its clients, without removing its data. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

type User = ReturnType<typeof owner>

const give = (folder: string, { gid, uid }: User): void => {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/** Creates the files of an empty PostgreSQL server in `directory`. */
const initialize = async (programs: string, user: User, directory: string): Promise<void> => {
  give(directory, user)
  execFileSync(
    join(programs, "initdb"),
    ["-D", directory, "-A", "trust", "-U", "heimwerk", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...user, stdio: "ignore", cwd: directory },
  )
}

/** Starts the server of a directory. Stopping it removes the directory. */
const serveDirectory = async (programs: string, user: User, directory: string): Promise<PostgresServer> => {
  const port = await freePort()
  const settings = ["listen_addresses=127.0.0.1", "logging_collector=off"].flatMap((setting) => [
    "-c",
    setting,
  ])
  const serve = async () => {
    const child = spawn(
      join(programs, "postgres"),
      ["-D", directory, "-p", String(port), "-k", directory, ...settings],
      { ...user, cwd: directory, stdio: ["ignore", "ignore", "pipe"] },
    )
    await started(child)
    return child
  }
  let server = await serve()
  const pause = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null) return resolve()
      server.once("exit", () => resolve())
      server.kill("SIGINT")
    })
  return {
    url: `postgres://heimwerk@127.0.0.1:${port}/postgres?sslmode=disable`,
    pause,
    resume: async () => {
      server = await serve()
    },
    stop: async () => {
      await pause()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const start = async (programs: string): Promise<PostgresServer> => {
  const user = owner()
  const directory = await filledDirectory("postgres", (folder) => initialize(programs, user, folder))
  for (const path of [".", ...readdirSync(directory, { encoding: "utf8", recursive: true })])
    give(join(directory, path), user)
  return serveDirectory(programs, user, directory)
}

/** Copies a running server and starts the copy as its streaming replica. */
const startReplica = async (programs: string, primary: string): Promise<PostgresServer> => {
  const user = owner()
  const directory = mkdtempSync(join(tmpdir(), "heimwerk-replica-"))
  give(directory, user)
  execFileSync(
    join(programs, "pg_basebackup"),
    ["-d", primary, "-D", directory, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
    { ...user, stdio: "ignore", cwd: directory },
  )
  return serveDirectory(programs, user, directory)
}

const scoped = (startWith: (programs: string) => Promise<PostgresServer>) =>
  Effect.acquireRelease(
    Effect.promise(() =>
      postgresPrograms === undefined
        ? Promise.reject(new Error("PostgreSQL is not installed."))
        : startWith(postgresPrograms),
    ),
    ({ stop }) => Effect.promise(stop),
  )

/**
 * A new PostgreSQL server on a free port with an empty database. It is stopped and removed with the scope.
 */
export const postgresServer: Effect.Effect<PostgresServer, never, Scope.Scope> = scoped(start)

/** A streaming replica of a running server. It is stopped and removed with the scope. */
export const postgresReplica = (primary: PostgresServer): Effect.Effect<PostgresServer, never, Scope.Scope> =>
  scoped((programs) => startReplica(programs, primary.url))

/** The URL of a new PostgreSQL server that is stopped and removed with the scope. */
export const postgresUrl: Effect.Effect<string, never, Scope.Scope> = Effect.map(
  postgresServer,
  ({ url }) => url,
)
