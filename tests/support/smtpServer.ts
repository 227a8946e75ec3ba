import { createServer, type Socket } from "node:net"
import { createInterface } from "node:readline"

import { Effect } from "effect"

/** A mail received by the test server. */
interface Received {
  readonly recipient: string
  readonly text: string
}

/** Error replies of the server, to the sender, to a recipient or to the text of a mail. Default: accept. */
interface Answers {
  sender?: () => string | undefined
  recipient?: (address: string) => string | undefined
  /** The server waits for a promise before it replies. */
  text?: () => string | undefined | Promise<string | undefined>
  /** Called when a connection is closed. */
  closed?: () => void
}

/** Implements the part of RFC 5321 that one mail needs. */
const converse = (socket: Socket, answers: Answers, mails: Array<Received>) => {
  const say = (line: string) => void socket.write(`${line}\r\n`)
  let recipient = ""
  let lines: Array<string> | undefined
  say("220 mail.example ESMTP")
  createInterface({ input: socket }).on("line", (line) => {
    if (lines !== undefined) {
      if (line !== ".") return void lines.push(line)
      const text = lines.join("\n")
      lines = undefined
      return void Promise.resolve(answers.text?.()).then((refused) => {
        if (refused === undefined) mails.push({ recipient, text })
        say(refused ?? "250 OK")
      })
    }
    if (/^EHLO/iu.test(line)) return say("250 mail.example")
    if (/^MAIL/iu.test(line)) return say(answers.sender?.() ?? "250 OK")
    if (/^RCPT/iu.test(line)) {
      recipient = /<(.*)>/u.exec(line)?.[1] ?? ""
      return say(answers.recipient?.(recipient) ?? "250 OK")
    }
    if (/^DATA/iu.test(line)) {
      lines = []
      return say("354 go on")
    }
    if (/^QUIT/iu.test(line)) {
      say("221 bye")
      return void socket.end()
    }
    say("250 OK")
  })
  socket.on("error", () => socket.destroy())
  socket.on("close", () => answers.closed?.())
}

/** A minimal mail server on loopback with configurable replies. It is stopped with the scope. */
export const smtpServer = Effect.gen(function* () {
  const mails: Array<Received> = []
  const answers: Answers = {}
  const sockets = new Set<Socket>()
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      createServer((socket) => {
        sockets.add(socket)
        converse(socket, answers, mails)
      }),
    ),
    (open) =>
      Effect.sync(() => {
        open.close()
        for (const socket of sockets) socket.destroy()
      }),
  )
  yield* Effect.callback<void>((resume) => {
    server.listen(0, "127.0.0.1", () => resume(Effect.void))
  })
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, mails, answers }
})
