import { parentPort } from "node:worker_threads"

import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common"
import { dictionary as german } from "@zxcvbn-ts/language-de"

import type { Question } from "./Question.ts"

/**
 * Maximum number of characters that are checked. A longer password takes too long to guess, and the limit
 * keeps a check below 1 s.
 */
const maxLength = 32

const port = parentPort
if (port === null) throw new Error("This file runs as a worker of the server only.")

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...german },
  graphs: adjacencyGraphs,
  maxLength,
})

port.on("message", ({ ownWords, password }: Question) => {
  port.postMessage(estimator.check(password, [...ownWords]).guesses)
})
