import type { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import type { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

/** What the request forms need of the outside, besides what every page has. */
export type FormPorts = FormConfigs | FormInbox | KeyValueStorage

const load = async (): Promise<Layer.Layer<FormPorts>> => (await import("./formPorts.ts")).layer

/** Where the forms get their ports, which come with the form that is opened; a test puts its own here. */
export const formPortsAtom = atom({ load })
