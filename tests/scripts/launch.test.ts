import { spawn } from "node:child_process"
import { once } from "node:events"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { programOf, root } from "../../scripts/run.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

const Manifest = Schema.fromJsonString(
  Schema.Struct({ scripts: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)) }),
)

const manifests = ["package.json", ...globSync("{*,scripts/*,examples/*}/package.json", { cwd: root })]

const scriptsOf = (file: string) =>
  Object.entries(
    Schema.decodeUnknownSync(Manifest)(readFileSync(join(root, file), "utf8")).scripts ?? {},
  ).map(([name, script]) => ({ file, name, script }))

/**
 * Returns whether a script has syntax that cmd.exe does not know or reads differently, such as variables, `exec`,
 * single quotes, `;`, substitutions, pipes, redirections, wildcards, background jobs and `.bin` programs.
 */
const isPosixOnly = (script: string) =>
  script.split("&&").some((part) => /^\s*(?:\w+=|exec\s|export\s)/u.test(part)) ||
  /[$`';|<>\\*~]|(?<!&)&(?!&)|\.bin\//u.test(script)

const launch = join(root, "scripts", "launch.mjs")

/**
 * Starts a program through the launcher and waits for its first output. The program has no stream of the test run: one
 * that a failed test leaves behind would keep the gate from ending.
 */
const started = async (program: string, ...args: ReadonlyArray<string>) => {
  const child = spawn(process.execPath, [launch, "--eval", program, "--", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  })
  const ended = once(child, "exit")
  const [first] = await once(child.stdout.setEncoding("utf8"), "data")
  return { child, ended, first: String(first).trim() }
}

const waitForever = "setInterval(() => {}, 1e6); console.log('ready')"

describe("npm scripts", () => {
  it("no npm script uses syntax that only a POSIX shell understands", () => {
    const scripts = manifests.flatMap(scriptsOf)
    assert.isAbove(scripts.length, 20)
    assert.deepStrictEqual(
      scripts.filter(({ script }) => isPosixOnly(script)),
      [],
    )
  })

  it.each([
    "node a.mjs && exec node b.ts",
    "A=1 node a.mjs",
    "node_modules/.bin/vitest run",
    "node a.mjs; node b.mjs",
    "node a.mjs 'one argument'",
    "node a.mjs $HOME",
    "node a.mjs &",
  ])("the check of npm scripts rejects %j", (script) => assert.isTrue(isPosixOnly(script)))

  it("the launcher runs the pinned Node with the arguments and returns the exit code of the program", async () => {
    const { ended, first } = await started(
      "console.log(process.version, ...process.argv.slice(1)); process.exitCode = 7",
      "two words",
    )
    assert.strictEqual(first, `${process.version} two words`)
    assert.deepStrictEqual(await ended, [7, null])
  })

  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "the launcher passes %s to the program, and then ends with the program's exit code",
    async (signal) => {
      const { child, ended } = await started(`process.on("${signal}", () => process.exit(5)); ${waitForever}`)
      child.kill(signal)
      assert.deepStrictEqual(await ended, [5, null])
    },
  )

  it("the launcher ends by the signal that ended the program", async () => {
    const { child, ended } = await started(waitForever)
    child.kill("SIGTERM")
    assert.deepStrictEqual(await ended, [null, "SIGTERM"])
  })

  it("the scripts run the script file of a tool from the development dependencies with Node, and start other programs by their name", () => {
    assert.deepStrictEqual(programOf("vitest", ["run"]), [
      process.execPath,
      [join(root, "node_modules", "vitest", "vitest.mjs"), "run"],
    ])
    assert.deepStrictEqual(programOf("node", ["a.ts"]), [process.execPath, ["a.ts"]])
    assert.deepStrictEqual(programOf("apt-get", ["update"]), ["apt-get", ["update"]])
  })
})
