import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it, layer } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"

import * as OutboxFiles from "@heimwerk/adapters/node/OutboxFiles.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { outboxSuite } from "../../ports/Outbox.suite.ts"
import { temporaryDirectory } from "../../support/database.ts"

class Folder extends Context.Service<Folder, string>()("tests/OutboxFolder") {}

const folder = Layer.effect(
  Folder,
  Effect.map(temporaryDirectory, (directory) => join(directory, "data", "outbox")),
)
const outbox = Layer.unwrap(Effect.map(Folder, OutboxFiles.layer)).pipe(Layer.provideMerge(folder))

const mailIn = (path: string, id: string): Mail => {
  const [, to = "", subject = "", text = ""] =
    /^An: (.*)\nBetreff: (.*)\n\n([^]*)$/u.exec(readFileSync(path, "utf8")) ?? []
  return { id, to: Email.make(to), subject, text }
}

const mails = Effect.map(Folder, (path) =>
  readdirSync(path)
    .filter((name) => name.endsWith(".txt"))
    .map((name) => mailIn(join(path, name), name.replace(/\.txt$/u, ""))),
)

const mail: Mail = { id: "kept", to: Email.make("anna@kunde.example"), subject: "Hallo", text: "Neu\n" }

layer(outbox)("mails as files", (it) => {
  outboxSuite(it, mails)

  it.effect("a mail is written as one file that only its owner can read", () =>
    Effect.gen(function* () {
      const path = yield* Folder
      yield* (yield* Outbox).accept(mail)
      const file = join(path, "kept.txt")
      assert.strictEqual(readFileSync(file, "utf8"), "An: anna@kunde.example\nBetreff: Hallo\n\nNeu\n")
      assert.strictEqual(statSync(file).mode & 0o777, 0o600)
      assert.isTrue(readdirSync(path).every((name) => /^[\w-]+\.txt$/u.test(name)))
    }),
  )

  it.effect("the file of a mail names the address for replies", () =>
    Effect.gen(function* () {
      const path = yield* Folder
      yield* (yield* Outbox).accept({ ...mail, id: "request", replyTo: Email.make("ada@beispiel.de") })
      assert.strictEqual(
        readFileSync(join(path, "request.txt"), "utf8"),
        "An: anna@kunde.example\nBetreff: Hallo\nAntwort an: ada@beispiel.de\n\nNeu\n",
      )
    }),
  )

  it.effect("the HTML of a mail is written as a second file, in which a browser shows the QR codes", () =>
    Effect.gen(function* () {
      const path = yield* Folder
      const html = '<img src="cid:code-0" alt=""><img src="cid:code-1" alt="">'
      yield* (yield* Outbox).accept({ ...mail, id: "page", html, qrCodes: ["A", "B"] })
      assert.match(
        readFileSync(join(path, "page.html"), "utf8"),
        /^<img src="data:image\/gif;base64,R0lG\S+" alt=""><img src="data:image\/gif;base64,R0lG\S+" alt="">$/u,
      )
      assert.strictEqual(statSync(join(path, "page.html")).mode & 0o777, 0o600)
      assert.include(readdirSync(path), "page.txt")
    }),
  )

  it.effect("an existing mail file is not overwritten", () =>
    Effect.gen(function* () {
      const file = join(yield* Folder, "first.txt")
      writeFileSync(file, "wie sie war")
      yield* (yield* Outbox).accept({ ...mail, id: "first" })
      assert.strictEqual(readFileSync(file, "utf8"), "wie sie war")
    }),
  )
})

describe("an outbox in a folder that is not writable", () => {
  it.effect(
    "the error about a mail that cannot be written does not contain the recipient's address, and a mail with a used id leaves no partial file",
    () =>
      Effect.gen(function* () {
        const directory = yield* temporaryDirectory
        const file = join(directory, "file")
        writeFileSync(file, "")
        const nowhere = yield* Effect.provide(Outbox, OutboxFiles.layer(join(file, "outbox")))
        const error = yield* Effect.flip(nowhere.accept(mail))
        assert.notInclude(String(error.cause) + error.message, "anna")
        const taken = join(directory, "taken")
        mkdirSync(join(taken, "kept.txt"), { recursive: true })
        chmodSync(taken, 0o700)
        yield* (yield* Effect.provide(Outbox, OutboxFiles.layer(taken))).accept(mail)
        assert.deepStrictEqual(readdirSync(taken), ["kept.txt"])
      }),
  )
})
