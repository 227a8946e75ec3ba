import { consentServices } from "./catalogue.ts"
import { categoryTexts, consentDialogTexts } from "./dialogTexts.ts"
import { consentGateTexts } from "./gateTexts.ts"

/**
 * Everything a visitor is told before a decision, as one text. A proof of consent keeps its hash, so that it can be shown
 * later what somebody agreed to (quality T-P6).
 */
export const consentWording = (): string =>
  JSON.stringify([consentGateTexts, consentDialogTexts, categoryTexts, consentServices])
