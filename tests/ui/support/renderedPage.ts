import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"

import { assert } from "@effect/vitest"
import { ManagedRuntime } from "effect"

import { render } from "../../../ui/entry-server.tsx"
import { memoryPorts } from "./memoryShop.ts"

type Options = Parameters<typeof memoryPorts>[0]

/** Renders the answer to a path as the server does. */
export const answer = (path: string, options: Options = {}) => {
  const ports = ManagedRuntime.make(memoryPorts(options))
  const url = new URL(path, "https://shop.example")
  return render({ url, run: ports.runPromise, signal: new AbortController().signal })
}

/** Renders the page at a path. Any other result fails the test. */
export const page = async (path: string, options?: Options) => {
  const rendered = await answer(path, options)
  if (rendered.kind !== "page") return assert.fail(`${path} is no page: ${JSON.stringify(rendered)}`)
  return { ...rendered, html: await text(rendered.pipe(new PassThrough())) }
}
