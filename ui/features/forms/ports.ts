import type { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import type { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import type { Layer } from "effect"
import { atom } from "jotai"

/** Ports that the request forms need besides the ports of every page. */
export type FormPorts = FormConfigs | FormInbox | KeyValueStorage

const load = async (): Promise<Layer.Layer<FormPorts>> => (await import("./formPorts.ts")).layer

/** Loader of the request forms' ports, called when a form opens. Tests replace it. */
export const formPortsAtom = atom({ load })
