import { randomUUID } from "node:crypto"
import { link, mkdir, open, rm } from "node:fs/promises"
import { join } from "node:path"

import { Effect, Layer } from "effect"
import { encodeQR } from "qr"

import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"

const contentOf = ({ replyTo, subject, text, to }: Mail) =>
  `An: ${to}\nBetreff: ${subject}\n${replyTo === undefined ? "" : `Antwort an: ${replyTo}\n`}\n${text}`

/** Returns the HTML part of a mail with its QR codes as embedded pictures, so that a browser shows them. */
const pageOf = (html: string, qrCodes: ReadonlyArray<string>) =>
  qrCodes.reduce(
    (page, code, index) =>
      page.replace(
        `cid:code-${index}`,
        `data:image/gif;base64,${Buffer.from(encodeQR(code, "gif", { ecc: "medium", scale: 8 })).toString("base64")}`,
      ),
    html,
  )

const isThere = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST"

/**
 * Writes and flushes a temporary file, then links it to its final name. A mail file is therefore complete or
 * absent, and the same id is not written twice.
 */
const write = async (folder: string, name: string, content: string) => {
  const aside = join(folder, `.${randomUUID()}`)
  try {
    const file = await open(aside, "wx", 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(aside, join(folder, name)).catch((error: unknown) => {
      if (!isThere(error)) throw error
    })
  } finally {
    await rm(aside, { force: true })
  }
}

const writeMail = async (folder: string, mail: Mail) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (mail.html !== undefined) await write(folder, `${mail.id}.html`, pageOf(mail.html, mail.qrCodes ?? []))
  await write(folder, `${mail.id}.txt`, contentOf(mail))
}

/** Writes each mail as a readable file named by its id, and its HTML as a second file. No mail leaves the machine. */
export const layer = (folder: string): Layer.Layer<Outbox> =>
  Layer.succeed(Outbox, {
    accept: Effect.fn("OutboxFiles.accept")((mail) =>
      Effect.tryPromise({ try: () => writeMail(folder, mail), catch: (cause) => new OutboxError({ cause }) }),
    ),
  })
