import { stateNames } from "@heimwerk/core/place/stateNames.ts"
import type { FederalState } from "@heimwerk/core/place/FederalState.ts"

const isState = (text: string): text is FederalState => text in stateNames

const code = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-warehouse"]')?.content ?? ""

/** The federal state of the shop's warehouse, read from the page's meta element. Default: `NW`. */
export const warehouse: FederalState = isState(code) ? code : "NW"
