import { readFile } from "node:fs/promises"

/** The files of each service's script, in order. */
const parts = {
  chatbot: ["panel", "answers", "chatbot"],
  "second-chat": ["panel", "second-chat"],
  video: ["panel", "experts", "video"],
  community: ["panel", "community"],
  experimentation: ["experimentation"],
  recommendations: ["recommendations"],
  "usercentrics-v2": ["panel", "consents", "uc-ui"],
  "usercentrics-v3": ["panel", "consents", "uc-cmp"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

type ServiceScript = keyof typeof parts

const isService = (name: string): name is ServiceScript => Object.hasOwn(parts, name)

/** Availability of the video service's experts: by the time of day, or set by a test. */
export type Experts = "clock" | "free" | "busy"

export const isExperts = (text: string | null | undefined): text is Experts =>
  text === "clock" || text === "free" || text === "busy"

const read = (name: string) => readFile(new URL(`scripts/${name}.js`, import.meta.url), "utf8")

/**
 * Returns the script of a service: its files joined in one scope that share an object. Returns `undefined`
 * for an unknown service.
 */
export const serviceScript = async (name: string, experts: Experts): Promise<string | undefined> => {
  if (!isService(name)) return undefined
  const files = await Promise.all(parts[name].map(read))
  return `(() => {\n"use strict"\nconst shared = { experts: "${experts}" }\n${files.map((file) => `{\n${file}}\n`).join("")}})()\n`
}
