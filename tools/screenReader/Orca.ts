import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

import { Schema } from "effect"

/** Time without a new text after which Orca has said everything, in ms. */
const silence = 2_500
/** Maximum duration of a wait for a text or for silence, in ms. */
const timeout = 30_000

/** Orca's settings. It reads a whole page only on request, and does not repeat typed keys. */
const settings = {
  general: {
    startingProfile: ["Default", "default"],
    sayAllOnLoad: false,
    enableBraille: false,
    enableKeyEcho: false,
  },
  profiles: { default: { profile: ["Default", "default"], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
}

/**
 * Code that Orca loads at its start. It writes each text that Orca wants to say into a file, one JSON string a
 * line. No sound is made, so the walk needs no speech service.
 */
const customization = (file: string) => `import json, sys
sys.modules["speechd"] = None
from orca import speech
_spoken = open(${JSON.stringify(file)}, "a", buffering=1)
def _record(text, *_rest, **_named):
    _spoken.write(json.dumps(text) + "\\n")
speech._speak = _record
speech.speakCharacter = _record
`

/** A running Orca. */
export interface Orca {
  /** Waits until Orca is silent, and returns its texts since the last call. */
  readonly heard: () => Promise<ReadonlyArray<string>>
  /** Forgets the texts so far, without waiting. */
  readonly skip: () => Promise<void>
  readonly stop: () => Promise<void>
}

const readText = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.String))

/** Starts Orca and waits until it says that it is on. */
export const startOrca = async (): Promise<Orca> => {
  const folder = await mkdtemp(join(tmpdir(), "orca-"))
  const spoken = join(folder, "spoken.jsonl")
  await writeFile(join(folder, "user-settings.conf"), JSON.stringify(settings))
  await writeFile(join(folder, "orca-customizations.py"), customization(spoken))
  const child = spawn("orca", ["--user-prefs", folder], { stdio: "ignore" })
  const lines = async () =>
    existsSync(spoken) ? (await readFile(spoken, "utf8")).split("\n").slice(0, -1) : []
  const end = performance.now() + timeout
  while ((await lines()).length === 0) {
    if (performance.now() > end) throw new Error("Orca does not say that it is on.")
    await wait(100)
  }

  let known = 0
  return {
    heard: async () => {
      const latest = performance.now() + timeout
      let said = await lines()
      let since = performance.now()
      while (performance.now() - since < silence && performance.now() < latest) {
        await wait(100)
        const now = await lines()
        if (now.length > said.length) since = performance.now()
        said = now
      }
      const texts = said.slice(known).map((line) => readText(line))
      known = said.length
      return texts
    },
    skip: async () => {
      known = (await lines()).length
    },
    stop: async () => {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
