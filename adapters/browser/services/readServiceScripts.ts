import { filledText, optional, struct, text } from "../../client/reading/Read.ts"
import { readJson } from "../../client/reading/readJson.ts"
import type { ServiceScripts } from "./ServiceScripts.ts"

const address = optional(filledText)

const scripts = struct<ServiceScripts>({
  appId: text,
  addresses: struct<ServiceScripts["addresses"]>({
    chatbot: address,
    secondChat: address,
    video: address,
    community: address,
    maps: address,
    experimentation: address,
    recommendations: address,
  }),
})

/** Reads the script addresses from JSON. Returns `undefined` for an invalid text. Loads no schema. */
export const readServiceScripts = (json: string): ServiceScripts | undefined => readJson(scripts, json)
