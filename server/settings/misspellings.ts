import { editDistance } from "@heimwerk/core/search/editDistance.ts"

import { declaredSettings, type Environment } from "./setting.ts"

/** A variable that the server does not read, and the setting that was probably meant. */
export interface Misspelling {
  readonly name: string
  readonly meant: string
}

/**
 * Maximum edit distance between a misspelled name and the setting. It is smaller for short names, because other
 * short names differ little from them: `HOME` is not a misspelled `HOST`.
 */
const maxSlips = (name: string) => (name.length < 8 ? 1 : 2)

const meantBy = (name: string, settings: ReadonlyArray<string>) =>
  settings
    .map((setting) => ({ setting, slips: editDistance(name.toUpperCase(), setting, maxSlips(setting)) }))
    .filter(({ slips }) => slips !== undefined)
    .toSorted((a, b) => (a.slips ?? 0) - (b.slips ?? 0))[0]?.setting

/** Returns the variables that look like a misspelled setting, such as `DATABASE_URI`. */
export const misspellings = (environment: Environment): ReadonlyArray<Misspelling> => {
  const settings = declaredSettings().map(({ about }) => about.name)
  return Object.keys(environment)
    .filter((name) => !settings.includes(name))
    .toSorted()
    .flatMap((name) => {
      const meant = meantBy(name, settings)
      return meant === undefined ? [] : [{ name, meant }]
    })
}
