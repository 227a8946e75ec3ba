import { parentPort } from "node:worker_threads"

import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common"
import { dictionary as german } from "@zxcvbn-ts/language-de"

import type { Question } from "./Question.ts"

/**
 * Maximum number of characters that are checked, so that a check takes less than 1 s. The characters after them
 * can only make a password harder to guess.
 */
const maxLength = 32

/**
 * Minimum number of guesses for an accepted password without a known part. Eight random characters reach it.
 */
const minGuesses = 1e8

/**
 * Minimum number of guesses for an accepted password with a known part: a word, a name, a year, a sequence
 * or a row of keys. zxcvbn estimates too many guesses for a word with a year: 10^8.01 for `Herbst2026!`.
 */
const minGuessesWithKnownPart = 1e9

/** Minimum length of a known part, in characters. Random passwords often contain shorter words. */
const minKnownLength = 4

const port = parentPort
if (port === null) throw new Error("This file runs as a worker of the server only.")

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...german },
  graphs: adjacencyGraphs,
  maxLength,
})

port.on("message", ({ ownWords, password }: Question) => {
  const { guesses, sequence } = estimator.check(password, [...ownWords])
  const hasKnownPart = sequence.some(
    ({ pattern, token }) => pattern !== "bruteforce" && token.length >= minKnownLength,
  )
  port.postMessage(guesses < (hasKnownPart ? minGuessesWithKnownPart : minGuesses))
})
