import { keptPageTexts } from "@heimwerk/core/navigation/keptPages.ts"
import { offlinePage } from "@heimwerk/core/navigation/offlinePage.ts"
import { keptPagesCache, keptPaths, keptScripts } from "@heimwerk/ui/offline/keptPaths.ts"
import { keepPages, removeWorker, type WorkerSettings } from "@heimwerk/ui/offline/worker.ts"
import { workerAddress } from "@heimwerk/ui/offline/workerAddress.ts"
import { Effect } from "effect"
import { Headers, HttpRouter, HttpServerResponse } from "effect/http"

import { ClientFiles } from "../files/ClientFiles.ts"
import type { Manifest } from "../files/Manifest.ts"
import { escapeHtml, scriptJson } from "../pages/html.ts"
import { plainDocument, plainPagePolicy } from "../plain/plainPage.ts"
import { retryButton } from "../plain/retryButton.ts"
import { Settings } from "../settings/ShopSettings.ts"

const day = 24 * 60 * 60 * 1000

/** Returns the addresses of the files that kept pages load after their document: scripts, their styles and icons. */
const laterFiles = (manifest: Manifest): ReadonlyArray<string> => {
  const entries = Object.entries(manifest).filter(
    ([key, { name }]) => key.startsWith("theme/icons/") || keptScripts.includes(name ?? ""),
  )
  return [...new Set(entries.flatMap(([, { css = [], file }]) => [file, ...css]))].map((file) => `/${file}`)
}

const settings: Omit<WorkerSettings, "files"> = {
  cacheName: keptPagesCache,
  paths: keptPaths,
  maxPages: 30,
  maxAge: 30 * day,
  banner: `<p class="kept" role="status">${escapeHtml(keptPageTexts.banner)} <a href="">${escapeHtml(keptPageTexts.reload)}</a></p>`,
  document: plainDocument({
    headline: offlinePage.headline,
    sentences: [keptPageTexts.missing],
    text: `<h2>${escapeHtml(keptPageTexts.list)}</h2><ul>{pages}</ul>`,
    ways: retryButton(offlinePage.button, { method: "GET", url: "/", headers: Headers.empty }),
    isClosed: true,
  }),
  policy: plainPagePolicy,
}

const keeping = (files: ReadonlyArray<string>) =>
  `(${keepPages.toString()})(self,${scriptJson({ ...settings, files })})`
const removing = `(${removeWorker.toString()})(self,${scriptJson({ cacheName: keptPagesCache })})`

/**
 * Serves the script of the service worker that keeps pages on the device. With `OFFLINE_PAGES=off` the script removes
 * the worker and the kept pages. Browsers ask for the script with each navigation, so a change reaches every visitor.
 */
export const layer = HttpRouter.add(
  "GET",
  workerAddress,
  Effect.map(Effect.all([Settings, ClientFiles]), ([{ keepsPages }, { manifest }]) =>
    HttpServerResponse.text(keepsPages ? keeping(laterFiles(manifest)) : removing, {
      contentType: "text/javascript; charset=utf-8",
      // The worker requests pages and scripts of the shop, and nothing else.
      headers: {
        "cache-control": "no-cache",
        "content-security-policy": "default-src 'none'; connect-src 'self'",
      },
    }),
  ),
)
