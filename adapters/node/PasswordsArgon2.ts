import * as crypto from "node:crypto"
import { availableParallelism } from "node:os"

import { Effect, Layer, Redacted, Semaphore } from "effect"

import { Passwords } from "../account/Passwords.ts"

/** The cost parameters of a password hash. */
export interface Argon2Cost {
  /** Memory in KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/**
 * The cost of new password hashes: the minimum that OWASP's password storage cheat sheet recommends for
 * argon2id.
 */
export const presentCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }

/**
 * Maximum number of parallel hashes: 3, or fewer if the machine has fewer cores. At least one of Node's four
 * worker threads stays free to read files and look up host names.
 */
const maxParallel = Math.max(1, Math.min(3, availableParallelism()))

const saltBytes = 16
const hashBytes = 32

/** Node's argon2. Node 20 has none, so an `import` of this name would fail there. */
const { argon2 }: { readonly argon2?: typeof crypto.argon2 } = crypto

const derive = (argon2id: typeof crypto.argon2, parameters: crypto.Argon2Parameters) =>
  Effect.callback<Buffer>((resume) => {
    argon2id("argon2id", parameters, (error, key) =>
      resume(error === null ? Effect.succeed(key) : Effect.die(error)),
    )
  })

const normalized = (password: Redacted.Redacted) => Redacted.value(password).normalize("NFC")

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/u, "")

const phcOf = ({ memory, parallelism, passes }: Argon2Cost, salt: Buffer, key: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`

const phcPattern =
  /^\$argon2id\$v=19\$m=(?<m>\d{1,7}),t=(?<t>\d{1,3}),p=(?<p>\d{1,3})\$(?<salt>[\w+/]{11,86})\$(?<key>[\w+/]{22,86})$/u

const parsePhc = (phc: string) => {
  const { key, m, p, salt, t } = phcPattern.exec(phc)?.groups ?? {}
  if (key === undefined || salt === undefined) return undefined
  return {
    cost: { memory: Number(m), passes: Number(t), parallelism: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  }
}

const isSame = (left: Argon2Cost, right: Argon2Cost) =>
  left.memory === right.memory && left.passes === right.passes && left.parallelism === right.parallelism

/**
 * Hashes passwords with Node's own argon2id on worker threads, so that requests are still answered meanwhile.
 * At most 3 hashes run in parallel, because each takes 19 MiB (quality T-S5). Building the layer fails in Node 20.
 */
export const layer = (cost: Argon2Cost = presentCost): Layer.Layer<Passwords> =>
  Layer.effect(
    Passwords,
    Effect.gen(function* () {
      if (argon2 === undefined)
        return yield* Effect.die(
          new Error(`Password hashing needs Node 24 or newer, and this is Node ${process.versions.node}.`),
        )
      const turns = yield* Semaphore.make(maxParallel)
      const keyOf = (message: string, salt: Buffer, by: Argon2Cost, tagLength: number) =>
        turns.withPermit(derive(argon2, { message, nonce: salt, tagLength, ...by }))
      const dummy = { cost, salt: crypto.randomBytes(saltBytes), key: crypto.randomBytes(hashBytes) }
      /**
       * A hash that is verified for unknown customers, so that their login takes as long as that of known
       * ones.
       */
      const dummyHash = phcOf(cost, dummy.salt, dummy.key)
      return {
        hash: Effect.fn("PasswordsArgon2.hash")(function* (password) {
          const salt = crypto.randomBytes(saltBytes)
          return phcOf(cost, salt, yield* keyOf(normalized(password), salt, cost, hashBytes))
        }),
        verify: Effect.fn("PasswordsArgon2.verify")(function* (password, phc) {
          const known = parsePhc(phc ?? dummyHash)
          const wanted = known ?? dummy
          const matches = (message: string) =>
            Effect.map(keyOf(message, wanted.salt, wanted.cost, wanted.key.length), (key) =>
              crypto.timingSafeEqual(key, wanted.key),
            )
          const typed = Redacted.value(password)
          const text = normalized(password)
          const isEqual = yield* matches(text)
          // A hash made before passwords were normalized may belong to the password exactly as typed.
          const isEqualAsTyped = !isEqual && typed !== text && (yield* matches(typed))
          return {
            isRight: phc !== undefined && known !== undefined && (isEqual || isEqualAsTyped),
            isOutdated: isEqualAsTyped || !isSame(wanted.cost, cost),
          }
        }),
      }
    }),
  )
