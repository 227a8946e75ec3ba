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

/** Whether the video service's experts are free: by the time of day, or as set by its switch. */
export type Experts = "clock" | "free" | "busy"

export const isExperts = (text: string | null | undefined): text is Experts =>
  text === "clock" || text === "free" || text === "busy"

const read = (name: string) => readFile(new URL(`scripts/${name}.js`, import.meta.url), "utf8")

/** The script of a service: its files in one scope, sharing an object. `undefined` for an unknown service. */
export const serviceScript = async (name: string, experts: Experts): Promise<string | undefined> => {
  if (!isService(name)) return undefined
  const files = await Promise.all(parts[name].map(read))
  return `(() => {\n"use strict"\nconst shared = { experts: "${experts}" }\n${files.map((file) => `{\n${file}}\n`).join("")}})()\n`
}
