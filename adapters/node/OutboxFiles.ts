import { randomUUID } from "node:crypto"
import { link, mkdir, open, rm } from "node:fs/promises"
import { join } from "node:path"

import { Effect, Layer } from "effect"

import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"

const contentOf = ({ subject, text, to }: Mail) => `An: ${to}\nBetreff: ${subject}\n\n${text}`

const isThere = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST"

/**
 * Writes and flushes a temporary file, then links it to its final name. A mail file is therefore complete or
 * absent, and the same id is not written twice.
 */
const write = async (folder: string, mail: Mail) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = join(folder, `.${randomUUID()}`)
  try {
    const file = await open(aside, "wx", 0o600)
    try {
      await file.writeFile(contentOf(mail))
      await file.sync()
    } finally {
      await file.close()
    }
    await link(aside, join(folder, `${mail.id}.txt`)).catch((error: unknown) => {
      if (!isThere(error)) throw error
    })
  } finally {
    await rm(aside, { force: true })
  }
}

/** Writes each mail as a readable file named by its id. No mail leaves the machine. */
export const layer = (folder: string): Layer.Layer<Outbox> =>
  Layer.succeed(Outbox, {
    accept: Effect.fn("OutboxFiles.accept")((mail) =>
      Effect.tryPromise({ try: () => write(folder, mail), catch: (cause) => new OutboxError({ cause }) }),
    ),
  })
