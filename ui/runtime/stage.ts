import { defaultBrand, environmentOf, type Stage } from "@heimwerk/core/environment.ts"

const written = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-environment"]')?.content ?? ""

const { name, stage: level } = environmentOf(written, defaultBrand) ?? { name: "local", stage: "local" }

/** The name of this storefront's environment, read from the page's meta element. Default: `local`. */
export const environment: string = name

/** The stage of the environment. It selects the ids of third-party services. */
export const stage: Stage = level
