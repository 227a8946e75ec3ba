import * as FormConfigsCached from "@heimwerk/adapters/browser/FormConfigsCached.ts"
import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import * as FormConfigsHttp from "@heimwerk/adapters/http/FormConfigsHttp.ts"
import * as FormInboxHttp from "@heimwerk/adapters/http/FormInboxHttp.ts"
import { Layer } from "effect"

import { requests } from "../../runtime/requests.ts"

/** The ports of the request forms in the browser. */
export const layer = Layer.mergeAll(
  KeyValueStorageBrowser.layer,
  FormConfigsCached.layer.pipe(Layer.provide(FormConfigsHttp.layer)),
  FormInboxHttp.layer,
).pipe(Layer.provide(requests))
