import { consentCookie } from "@heimwerk/adapters/consent/keptConsents.ts"
import { carriedState } from "@heimwerk/core/device/carriedState.ts"
import {
  accountStorage,
  checkoutDraft,
  formStorageKeys,
  trackingKeys,
} from "@heimwerk/core/device/storageKeys.ts"
import { keptPagesCache } from "@heimwerk/ui/offline/keptPaths.ts"
import { marketCookies } from "@heimwerk/core/market/selection.ts"
import { historyCookie } from "@heimwerk/core/search/historyCookie.ts"
import { waitingCommands } from "@heimwerk/core/device/waitingCommands.ts"
import { assert, describe, it } from "@effect/vitest"

import { privacyTable } from "../support/privacyTable.ts"

const inStorage = (keys: ReadonlyArray<{ readonly area: string; readonly key: string }>) =>
  keys.map(({ area, key }) => `${area} storage: ${key}`)

describe("docs/privacy.md", () => {
  it("T-P1: docs/privacy.md lists exactly the cookies and storage keys that the code uses", () => {
    const forms = Object.values(formStorageKeys).flatMap(({ form, session }) => [form, session])
    const known = [
      ...[
        "heimwerk_session",
        "heimwerk_device",
        "heimwerk_renewed",
        consentCookie,
        ...Object.values(marketCookies),
        historyCookie,
      ].map((name) => `cookie: ${name}`),
      ...inStorage([
        { area: "session", key: carriedState },
        checkoutDraft,
        waitingCommands,
        ...Object.values(accountStorage),
        ...Object.values(trackingKeys),
      ]),
      ...inStorage(forms.map((key) => ({ area: "session", key }))),
      `cache storage: ${keptPagesCache}`,
      "session storage: react-router-scroll-positions",
      ...["uc_settings", "uc_user_interaction", "ucData"].map((key) => `local storage: ${key}`),
    ]
    assert.sameMembers(
      privacyTable().map(({ name, where }) => `${where}: ${name}`),
      known,
    )
  })

  it("T-P2: docs/privacy.md says that exactly the tracking keys require consent", () => {
    assert.deepStrictEqual(
      privacyTable()
        .filter(({ isNecessary }) => !isNecessary)
        .map(({ name }) => name),
      Object.values(trackingKeys).map(({ key }) => key),
    )
  })
})
