import { execFileSync, spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { chownSync, existsSync, readdirSync, rmSync } from "node:fs"
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
      if (log.includes("ready to accept connections")) resolve()
    })
    server.once("error", reject)
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })

interface PostgresServer {
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

const start = async (programs: string): Promise<PostgresServer> => {
  const user = owner()
  const directory = await filledDirectory("postgres", (folder) => initialize(programs, user, folder))
  for (const path of [".", ...readdirSync(directory, { encoding: "utf8", recursive: true })])
    give(join(directory, path), user)
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

/**
 * A new PostgreSQL server on a free port with an empty database. It is stopped and removed with the scope.
 */
export const postgresServer: Effect.Effect<PostgresServer, never, Scope.Scope> = Effect.acquireRelease(
  Effect.promise(() =>
    postgresPrograms === undefined
      ? Promise.reject(new Error("PostgreSQL is not installed."))
      : start(postgresPrograms),
  ),
  ({ stop }) => Effect.promise(stop),
)

/** The URL of a new PostgreSQL server that is stopped and removed with the scope. */
export const postgresUrl: Effect.Effect<string, never, Scope.Scope> = Effect.map(
  postgresServer,
  ({ url }) => url,
)
