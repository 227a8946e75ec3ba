import { catalogDefects } from "./catalogDefects.ts"
import type { Defect } from "./faultyBackend.ts"
import { marketDefects } from "./marketDefects.ts"
import { visitorDefects } from "./visitorDefects.ts"

/** All deliberate defects. */
export const defects: ReadonlyArray<Defect> = [...marketDefects, ...catalogDefects, ...visitorDefects]
