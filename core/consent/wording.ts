import { consentServices } from "./catalogue.ts"
import { categoryTexts, consentDialogTexts } from "./dialogTexts.ts"
import { consentGateTexts } from "./gateTexts.ts"
import { serviceDialogTexts } from "./serviceDialogTexts.ts"

/**
 * Returns all texts of the consent gates and of all consent dialogs as one text. Consent records store its hash
 * as proof of the wording (quality T-P6).
 */
export const consentWording = (): string =>
  JSON.stringify([consentGateTexts, consentDialogTexts, categoryTexts, consentServices, serviceDialogTexts])
