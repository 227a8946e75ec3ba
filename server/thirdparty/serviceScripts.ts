import { readFile } from "node:fs/promises"

/** The files a service's script is made of, in their order; each service is a script of its own. */
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

/** Whether the video service's experts are free: by the clock, or as its switch says. */
export type Experts = "clock" | "free" | "busy"

export const isExperts = (text: string | null | undefined): text is Experts =>
  text === "clock" || text === "free" || text === "busy"

const read = (name: string) => readFile(new URL(`scripts/${name}.js`, import.meta.url), "utf8")

/** The script of a service: its files in turn, which hand each other what they share; none for one that nobody knows. */
export const serviceScript = async (name: string, experts: Experts): Promise<string | undefined> => {
  if (!isService(name)) return undefined
  const files = await Promise.all(parts[name].map(read))
  return `(() => {\n"use strict"\nconst shared = { experts: "${experts}" }\n${files.map((file) => `{\n${file}}\n`).join("")}})()\n`
}
