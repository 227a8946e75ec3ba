import { spawn } from "node:child_process"
import { once } from "node:events"
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { root } from "../architecture/sources.ts"
import { ask } from "./support/ask.ts"
import { buildWhereMissing, launch, launcher } from "./support/launch.ts"
import { isLong } from "../support/size.ts"

beforeAll(buildWhereMissing)

const near = "Mehr mit: heimwerk markets near --help"
const number = "Möglich ist: eine ganze Zahl von 1 bis 1000."

/** Command-line arguments, exit code, and the line on stderr. */
const refusals: ReadonlyArray<readonly [args: ReadonlyArray<string>, code: number, line: string]> = [
  [["markts"], 2, "Den Befehl „markts“ gibt es nicht. Meintest du markets? Mehr mit: heimwerk --help"],
  [
    ["markets", "nea"],
    2,
    "Den Befehl „nea“ gibt es nicht. Meintest du near? Mehr mit: heimwerk markets --help",
  ],
  [["markets", "near"], 2, `Die Angabe <Ort> fehlt. ${near}`],
  [
    ["markets", "near", "50667", "--jsn"],
    2,
    `Die Option --jsn gibt es hier nicht. Meintest du --json? ${near}`,
  ],
  [["markets", "near", "50667", "-x"], 2, `Die Option -x gibt es hier nicht. ${near}`],
  [["markets", "near", "50667", "--limit", "0"], 2, `„0“ passt nicht zu --limit. ${number} ${near}`],
  [["markets", "near", "50667", "--limit", "-1"], 2, `„-1“ passt nicht zu --limit. ${number} ${near}`],
  [["markets", "near", "50667", "--limit", "1.5"], 2, `„1.5“ passt nicht zu --limit. ${number} ${near}`],
  [["markets", "near", "50667", "--limit", "abc"], 2, `„abc“ passt nicht zu --limit. ${number} ${near}`],
  [["markets", "near", "50667", "--limit"], 2, `Für --limit fehlt der Wert. ${near}`],
  [
    ["markets", "near", "1", "--limit", "1", "--limit", "2"],
    2,
    `Die Option --limit darf nur einmal vorkommen. ${near}`,
  ],
  [["products", "show", "1", "2"], 2, "Das ist zu viel: 2. Mehr mit: heimwerk products show --help"],
  [
    ["prices", "flag", "--regular", "1"],
    2,
    "Die Option --offer fehlt. Mehr mit: heimwerk prices flag --help",
  ],
  [
    ["products", "search", "a", "--sort", "preis"],
    2,
    "„preis“ passt nicht zu --sort. Möglich ist: relevance, price-asc, price-desc, rating, name. Mehr mit: heimwerk products search --help",
  ],
  [
    ["orders", "return", "HW-1", "--article", "5"],
    2,
    "„5“ passt nicht zu --article. Möglich ist: eine Artikelnummer mit 1 bis 999 Stück, zum Beispiel 1000001=2. Mehr mit: heimwerk orders return --help",
  ],
  [
    ["orders", "pick", "HW-1", "--by", "x".repeat(61)],
    2,
    `„${"x".repeat(61)}“ passt nicht zu --by. Möglich ist: ein Name mit höchstens 60 Zeichen in einer Zeile. Mehr mit: heimwerk orders pick --help`,
  ],
  [["a\nb\u001b[31m"], 2, "Den Befehl „a b [31m“ gibt es nicht. Mehr mit: heimwerk --help"],
  [
    ["markets", "hours", "999"],
    1,
    "Einen Markt mit der Nummer 999 gibt es nicht. Alle zeigt: heimwerk markets list",
  ],
  [
    ["prices", "flag", "--regular", "1.5", "--offer", "1"],
    1,
    "„1.5“: Bitte einen Betrag wie 1.234,56 € eingeben.",
  ],
  [
    ["markets", "list", "--at", "bald"],
    1,
    "„bald“ ist kein Zeitpunkt. Bitte einen wie „24.12. 13:30“, „morgen 9 Uhr“ oder 2026-12-24T13:30 angeben.",
  ],
  [["places", " "], 1, "Bitte eine Postleitzahl oder einen Ort angeben."],
  [["products", "search", "xqzvw"], 1, "Dazu gibt es bei uns leider kein Produkt."],
  [["products", "show", "99999999"], 1, "Diesen Artikel gibt es bei uns nicht (mehr)."],
]

/**
 * Arguments that select one refusal of each kind: a wrong command, a control character, and a market that
 * does not exist.
 */
const kinds = ["markts", "a\nb\u001b[31m", "hours"]

describe("the built command line", () => {
  it.live.each(refusals)(
    "the command line answers the arguments %j with exit code %i and one line on stderr",
    ([args, code, line]) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ask(...args), { code, stderr: [line], stdout: "" })
      }),
  )

  it.each(refusals.filter(([args]) => kinds.some((kind) => args.includes(kind))))(
    "the built program prints to stderr why it refuses %j, and exits with %i",
    (args, code, line) => {
      const { status, stderr, stdout } = launch(args)
      assert.deepStrictEqual({ status, stderr, stdout }, { status: code, stderr: `${line}\n`, stdout: "" })
    },
  )

  it("the command line prints the same opening hours in three time zones of the machine", () => {
    const answers = ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"].map((TZ) =>
      launch(["markets", "hours", "201", "--at", "2026-12-24T12:59", "--json"], { env: { TZ } }),
    )
    for (const { status, stderr, stdout } of answers) {
      assert.deepStrictEqual([status, stderr], [0, ""])
      assert.strictEqual(stdout, answers[0]?.stdout)
      assert.include(
        stdout,
        '"open":true,"status":"Geöffnet bis 13:00 Uhr","next":"2026-12-28T08:00:00+01:00"',
      )
    }
  })

  it("the command line prints the version of its package", () => {
    const { version } = JSON.parse(readFileSync(join(root, "cli", "package.json"), "utf8"))
    assert.strictEqual(launch(["--version"]).stdout, `heimwerk ${version}\n`)
  })

  it.live.each([
    [[]],
    [["markets"]],
    [["markets", "near"]],
    [["places"]],
    [["prices", "flag"]],
    [["products", "search"]],
  ])("with --help, the command line prints German help for the words %j", ([command = []]) =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* ask(...command, "--help")
      assert.deepStrictEqual([code, stderr], [0, []])
      assert.include(stdout, `Aufruf\n  ${["heimwerk", ...command].join(" ")} `)
      assert.notMatch(stdout, /USAGE|flags|Show |\(choices/u)
    }),
  )

  it("the built program prints its help without colours, even if FORCE_COLOR is set", () => {
    const { status, stderr, stdout } = launch(["markets", "near", "--help"], { env: { FORCE_COLOR: "1" } })
    assert.deepStrictEqual([status, stderr], [0, ""])
    assert.notMatch(stdout, /\p{Cc}\[/u)
  })

  it.live("the help marks an option as necessary only if its command fails without it", () =>
    Effect.gen(function* () {
      const optional = yield* ask("orders", "return", "--help")
      assert.match(optional.stdout, /--article string .+mehrmals möglich$/mu)
      assert.match((yield* ask("prices", "flag", "--help")).stdout, /--offer .+ \(nötig\)$/mu)
    }),
  )

  it("the command line prints help and the possible commands when the command is missing", () => {
    const { status, stderr, stdout } = launch(["markets"])
    assert.deepStrictEqual([status, stderr], [2, "Es fehlt ein Befehl: list, show, near, hours, explain.\n"])
    assert.include(stdout, "Befehle\n  list ")
  })

  it("the command line exits without an error when the reader of its output closes the pipe", async () => {
    const child = spawn(process.execPath, [launcher, "markets", "list", "--json"], {
      stdio: ["ignore", "pipe", "pipe"],
    })
    child.stdout.destroy()
    let said = ""
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()))
    const [code] = await once(child, "close")
    assert.deepStrictEqual([code, said], [0, ""])
  })

  it("the command line exits with 130 and prints nothing when Ctrl-C is pressed", async () => {
    // A shop that never answers.
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const child = spawn(process.execPath, [
      launcher,
      "markets",
      "list",
      "--origin",
      `http://127.0.0.1:${port}`,
    ])
    let said = ""
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString()))
    await once(server, "connection")
    child.kill("SIGINT")
    const [code] = await once(child, "close")
    server.close()
    assert.deepStrictEqual([code, said], [130, ""])
  })

  it.runIf(isLong)(
    "the forms check command refuses an input that is a single line of 50 MB, from a pipe and from a file",
    () => {
      const folder = mkdtempSync(join(tmpdir(), "heimwerk-cli-"))
      try {
        const input = `{"a":"${"x".repeat(50_000_000)}"}`
        const file = join(folder, "anfrage.json")
        writeFileSync(file, input)
        const piped = launch(["forms", "check", "craftsman"], { input })
        assert.deepStrictEqual(
          [piped.status, piped.stderr],
          [1, "Die Eingabe ist zu groß. Höchstens 1.000.000 Zeichen sind möglich.\n"],
        )
        const read = launch(["forms", "check", "craftsman", file])
        assert.deepStrictEqual(
          [read.status, read.stderr],
          [1, `„${file}“ ist zu groß. Höchstens 1.000.000 Zeichen sind möglich.\n`],
        )
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  )

  it("the built command line imports one module outside of its build: the database code", () => {
    const dist = join(root, "cli", "dist")
    const outside = readdirSync(dist)
      .filter((file) => file.endsWith(".cjs"))
      .flatMap((file) => {
        const found = readFileSync(join(dist, file), "utf8").matchAll(
          /(?:require|import)\(["'`](@heimwerk\/[^"'`]+)/gu,
        )
        return [...found].map(([, name]) => name)
      })
    assert.deepStrictEqual(outside, ["@heimwerk/adapters/sql/offline.ts"])
  })

  it("the command line reports in one line that its build is missing", () => {
    const folder = mkdtempSync(join(tmpdir(), "heimwerk-cli-"))
    try {
      const program = join(folder, "heimwerk.mjs")
      copyFileSync(launcher, program)
      const { status, stderr } = launch(["--help"], { program })
      assert.strictEqual(status, 1)
      assert.match(stderr, /^Die Kommandozeile ist noch nicht gebaut\. [^\n]+\n$/u)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
