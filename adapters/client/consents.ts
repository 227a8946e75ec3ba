import { consentRecordsReasons } from "@heimwerk/core/consent/consentRecordsReasons.ts"

import type { ConsentApi } from "../http/contract/consent/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { nothing } from "./reading/Read.ts"

/** Records of the consents that the logged-in customer gave or refused. */
export const consents = nounOf<typeof ConsentApi>()(consentRecordsReasons, {
  save: { method: "POST", path: "/cookie-consent/consents", hasKey: true, read: nothing },
})
