/* global shared */

const { all, begin, close, id, isRequired, services, set, showDetails } = shared.consents(
  "uc_settings",
  "uc_user_interaction",
)

/** Simulates the documented interface of Usercentrics' second generation. */
window.UC_UI = {
  isInitialized: () => true,
  isConsentRequired: isRequired,
  getControllerId: () => id,
  getServicesBaseInfo: () =>
    services().map(([service, name, status]) => ({ id: service, name, consent: { status } })),
  acceptServices: async (ids) => set(ids, true),
  rejectServices: async (ids) => set(ids, false),
  acceptAllConsents: async () => all(true),
  denyAllConsents: async () => all(false),
  showSecondLayer: showDetails,
  closeCMP: close,
}
begin()
