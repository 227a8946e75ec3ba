// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"

import { tabChannel } from "@heimwerk/adapters/browser/tabChannel.ts"
import { vi } from "vitest"

const text = (data: unknown) => (typeof data === "string" ? data : undefined)

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))

let closing: Array<() => void> = []
afterEach(() => {
  for (const close of closing) close()
  closing = []
})

/** A tab with the channel of this test. `heard` contains the messages from other tabs. */
const tab = () => {
  const heard: Array<string> = []
  const channel = tabChannel("test", text, (message) => heard.push(message))
  closing.push(channel.close)
  return { heard, channel }
}

/** Another tab, to which the events of this page do not belong. */
const otherTab = () => {
  const channel = new BroadcastChannel("test")
  closing.push(() => channel.close())
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    say: (message: unknown) => channel.postMessage(message),
  }
}

describe("a channel between tabs", () => {
  it("a tab receives the messages of another tab that it can read, and not its own", async () => {
    const { channel, heard } = tab()
    const other = otherTab()
    channel.publish("own")
    other.say(1)
    other.say("news")
    await vi.waitFor(() => assert.deepStrictEqual(heard, ["news"]))
  })

  it("a page that the visitor has left receives no message, and receives messages again when the visitor returns to it", async () => {
    const { channel, heard } = tab()
    const second = tab()
    const other = otherTab()
    dispatchEvent(new Event("pagehide"))
    other.say("missed")
    channel.publish("ignored")
    show(true)
    other.say("news")
    await vi.waitFor(() => assert.deepStrictEqual([heard, second.heard], [["news"], ["news"]]))
  })

  it("a new page has one channel, although the browser reports that it is shown", async () => {
    const { heard } = tab()
    const other = otherTab()
    show(false)
    other.say("once")
    other.say("end")
    await vi.waitFor(() => assert.include(heard, "end"))
    assert.deepStrictEqual(heard, ["once", "end"])
  })
})
