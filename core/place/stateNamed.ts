import { FederalState } from "./FederalState.ts"
import { stateNames } from "./stateNames.ts"

const codes = new Map<string, FederalState>(FederalState.literals.map((code) => [stateNames[code], code]))

/** Returns the federal state with a German name; `undefined` for another name. */
export const stateNamed = (name: string): FederalState | undefined => codes.get(name)
