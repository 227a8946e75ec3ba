import type { GatedService } from "../consent/services.ts"
import { checksAvailability, type ExpertAvailability } from "./availability.ts"
import { initialFlyout, type Flyout, flyoutReducer, type FlyoutEvent } from "./flyout.ts"
import type { LoaderPhase } from "./loader.ts"

/** The advice services whose scripts are loaded on demand (forms and markets 4.8). */
export type AdviceLoader = "chatbot" | "secondChat" | "video" | "community"

/** State of advice: the service flyout, its dialogs and its services. */
export interface AdviceState {
  readonly flyout: Flyout
  readonly phases: Readonly<Record<AdviceLoader, LoaderPhase>>
  /** Last reported availability of the experts. Absent before the first response and after a failure. */
  readonly experts: ExpertAvailability | undefined
  /** The service whose consent dialog is open. */
  readonly consentDialog: GatedService | undefined
  /** Error message of the open consent dialog. */
  readonly consentError: string | undefined
  readonly isNotAvailableOpen: boolean
  /** The service in which a conversation is starting. */
  readonly starting: AdviceLoader | undefined
  /** The services with a running conversation. */
  readonly running: ReadonlyArray<AdviceLoader>
  readonly isAvatarBouncing: boolean
}

/** The initial state on a new page. */
export const initialAdviceState: AdviceState = {
  flyout: initialFlyout,
  phases: { chatbot: "IDLE", secondChat: "IDLE", video: "IDLE", community: "IDLE" },
  experts: undefined,
  consentDialog: undefined,
  consentError: undefined,
  isNotAvailableOpen: false,
  starting: undefined,
  running: [],
  isAvatarBouncing: false,
}

/** Returns the state of advice after an event of the flyout. */
export const withFlyout = (state: AdviceState, event: FlyoutEvent): AdviceState => ({
  ...state,
  flyout: flyoutReducer(state.flyout, event),
})

/** Returns whether the availability of the experts must be requested now. */
export const asksExperts = ({ flyout, phases, running }: AdviceState): boolean =>
  checksAvailability(
    flyout.isOpen,
    phases.video,
    running.includes("chatbot") || running.includes("secondChat"),
  )
