import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import * as Layer from "effect/Layer"
import * as Path from "effect/Path"
import * as Stdio from "effect/Stdio"
import * as Terminal from "effect/Terminal"
import * as ChildProcessSpawner from "effect/process/ChildProcessSpawner"

/** Stub for functions of the command framework that no command calls. */
const unused = (): never => {
  throw new Error("No command uses this service of the framework.")
}

/**
 * The services that the command framework requires. All except `Path` are stubs, because no option or argument of a
 * command uses them: commands read files and standard input with Node's own modules. The framework's implementations
 * would load `node:crypto`, `node:stream` and other modules at every start.
 */
export const services = Layer.mergeAll(
  Layer.mock(FileSystem.FileSystem, { "~effect/FileSystem": "~effect/FileSystem", sink: unused }),
  Path.layer,
  Layer.mock(Stdio.Stdio, { "~effect/Stdio": "~effect/Stdio", stderr: unused, stdout: unused }),
  Layer.mock(Terminal.Terminal, { "~effect/Terminal": "~effect/Terminal" }),
  Layer.succeed(
    ChildProcessSpawner.ChildProcessSpawner,
    ChildProcessSpawner.make(() => Effect.sync(unused)),
  ),
)
