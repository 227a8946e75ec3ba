import type { UcCmp } from "@heimwerk/adapters/vendors/usercentrics/ucCmp.ts"
import type { UcUi } from "@heimwerk/adapters/vendors/usercentrics/ucUi.ts"
import { consentId, consentServices } from "@heimwerk/core/consent/catalogue.ts"

/** Services, consents and events that the simulations of both generations of Usercentrics share (wire contracts 3). */
const fakeCmp = () => {
  const services = consentServices.map(({ category, key, name }) => ({
    id: consentId(key, "ref"),
    name,
    isEssential: category === "essential",
    given: category === "essential",
  }))
  let isRequired = true
  const view = (shown: string) =>
    window.dispatchEvent(
      new CustomEvent("UC_UI_VIEW_CHANGED", { detail: { view: shown, previousView: "NONE" } }),
    )
  const dispatch = (type: string, source: string) =>
    window.dispatchEvent(new CustomEvent("UC_UI_CMP_EVENT", { detail: { type, source } }))
  const set = (ids: ReadonlyArray<string>, given: boolean) => {
    for (const service of services)
      if (!service.isEssential && ids.includes(service.id)) service.given = given
  }
  const all = (given: boolean) => {
    set(
      services.map(({ id }) => id),
      given,
    )
    isRequired = false
  }
  return {
    services,
    isRequired: () => isRequired,
    asked: () => {
      isRequired = false
    },
    view,
    dispatch,
    set,
    all,
    /** Simulates a decision of the visitor in Usercentrics' own dialog. */
    decides: (type: "ACCEPT_ALL" | "DENY_ALL" | "SAVE", given: boolean) => {
      all(given)
      dispatch(type, "FIRST_LAYER")
    },
  }
}

export type FakeCmp = ReturnType<typeof fakeCmp>

const begin = ({ view }: FakeCmp) => {
  window.dispatchEvent(new Event("UC_UI_INITIALIZED"))
  view("FIRST_LAYER")
}

/** Adds the simulated second generation of Usercentrics to the page. It publishes no events for API calls. */
export const comeUcUi = (): FakeCmp => {
  const fake = fakeCmp()
  const ui: UcUi = {
    isInitialized: () => true,
    isConsentRequired: () => fake.isRequired(),
    getControllerId: () => "controller-2",
    getServicesBaseInfo: () =>
      fake.services.map(({ given, id, name }) => ({ id, name, consent: { status: given } })),
    acceptServices: async (ids) => fake.set(ids, true),
    rejectServices: async (ids) => fake.set(ids, false),
    acceptAllConsents: async () => fake.all(true),
    denyAllConsents: async () => fake.all(false),
    showSecondLayer: () => void fake.view("SECOND_LAYER"),
    closeCMP: () => void fake.view("NONE"),
  }
  window.UC_UI = ui
  begin(fake)
  return fake
}

/**
 * Adds the simulated third generation of Usercentrics to the page. It also publishes events for API calls.
 */
export const comeUcCmp = (): FakeCmp => {
  const fake = fakeCmp()
  const cmp: UcCmp = {
    isInitialized: async () => true,
    isConsentRequired: async () => fake.isRequired(),
    getConsentDetails: async () => ({
      consent: { controllerId: "controller-3" },
      services: Object.fromEntries(
        fake.services.map(({ given, id, name }) => [id, { name, consent: { given } }]),
      ),
    }),
    updateServicesConsents: async (choices) => {
      for (const { consent, id } of choices) fake.set([id], consent)
    },
    saveConsents: async () => void fake.dispatch("SAVE", "__ucCmp"),
    acceptAllConsents: async () => {
      fake.all(true)
      fake.dispatch("ACCEPT_ALL", "__ucCmp")
    },
    denyAllConsents: async () => {
      fake.all(false)
      fake.dispatch("DENY_ALL", "__ucCmp")
    },
    showSecondLayer: async () => void fake.view("SECOND_LAYER"),
    showServiceDetails: async () => void fake.view("SECOND_LAYER"),
    closeCmp: async () => void fake.view("NONE"),
  }
  window.__ucCmp = cmp
  begin(fake)
  return fake
}
