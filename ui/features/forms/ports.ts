import type { FormConfigs } from "@heimwerk/core/ports/FormConfigs.ts"
import type { FormInbox } from "@heimwerk/core/ports/FormInbox.ts"
import type { KeyValueStorage } from "@heimwerk/core/ports/KeyValueStorage.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

/** What the request forms need of the outside, besides what every page has. */
export type FormPorts = FormConfigs | FormInbox | KeyValueStorage

const load = async (): Promise<Layer.Layer<FormPorts>> => (await import("./formPorts.ts")).layer

/** Where the forms get their ports, which come with the form that is opened; a test puts its own here. */
export const formPortsAtom = atom({ load })
