/* global shared */

const { all, begin, close, id, isRequired, services, set, showDetails, publish } = shared.consents("ucData")

const publishChoice = (type) => publish("UC_UI_CMP_EVENT", { source: "__ucCmp", type })

/**
 * Simulates the documented interface of Usercentrics' third generation. Every method returns a promise, and
 * the shop's own calls dispatch events, too.
 */
window.__ucCmp = {
  isInitialized: async () => true,
  isConsentRequired: async () => isRequired(),
  getConsentDetails: async () => ({
    consent: { controllerId: id },
    services: Object.fromEntries(
      services().map(([service, name, given]) => [service, { name, consent: { given } }]),
    ),
  }),
  updateServicesConsents: async (choices) => choices.forEach((choice) => set([choice.id], choice.consent)),
  saveConsents: async () => publishChoice("SAVE"),
  acceptAllConsents: async () => {
    all(true)
    publishChoice("ACCEPT_ALL")
  },
  denyAllConsents: async () => {
    all(false)
    publishChoice("DENY_ALL")
  },
  showSecondLayer: async () => showDetails(),
  showServiceDetails: async () => showDetails(),
  closeCmp: async () => close(),
}
begin()
