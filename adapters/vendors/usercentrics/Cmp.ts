import type { ManagedConsents } from "@heimwerk/core/consent/ManagedConsents.ts"
import type { ConsentChoice } from "@heimwerk/core/consent/ConsentManager.port.ts"

/** The functions that both generations of Usercentrics have in common (wire contracts 3). */
export interface Cmp {
  isInitialized(): Promise<boolean>
  read(): Promise<Omit<ManagedConsents, "isWindowOpen">>
  set(choices: ReadonlyArray<ConsentChoice>): Promise<unknown>
  acceptAll(): Promise<unknown>
  denyAll(): Promise<unknown>
  /** Opens the second layer of the dialog. If an id is given, it shows this service first. */
  show(id?: string): Promise<unknown>
  close(): Promise<unknown>
}
