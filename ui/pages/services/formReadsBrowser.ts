import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { Effect } from "effect"

import { layer } from "../../features/forms/formPorts.ts"

/** Reads the configuration of the craftsman form over HTTP. */
export const craftsman = FormConfigs.use((configs) => configs.craftsman).pipe(Effect.provide(layer))

/** Reads the configuration of the energy form from the browser's cache or over HTTP. */
export const energy = FormConfigs.use((configs) => configs.energy).pipe(Effect.provide(layer))
