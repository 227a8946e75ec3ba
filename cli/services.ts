import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as NodePath from "@effect/platform-node/NodePath"
import * as NodeStdio from "@effect/platform-node/NodeStdio"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Terminal from "effect/Terminal"
import * as ChildProcessSpawner from "effect/process/ChildProcessSpawner"

const unused = Effect.die(new Error("No command starts programs or asks questions."))

/**
 * The services of the command framework. Those for key presses on the terminal and for starting other
 * programs are replaced by stubs: no command needs them, and they would load Node's modules at every start.
 */
export const services = Layer.mergeAll(
  NodeFileSystem.layer,
  NodePath.layer,
  NodeStdio.layer,
  Layer.mock(Terminal.Terminal, { "~effect/Terminal": "~effect/Terminal" }),
  Layer.succeed(
    ChildProcessSpawner.ChildProcessSpawner,
    ChildProcessSpawner.make(() => unused),
  ),
)
