// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { demonstrationServices } from "@heimwerk/server/thirdparty/demonstrationServices.ts"
import { servicesMeta } from "@heimwerk/server/pages/document.ts"

import { serviceScripts } from "../../../ui/runtime/serviceScripts.ts"

const tell = (content: string) => {
  const meta = document.createElement("meta")
  meta.name = "heimwerk-services"
  meta.content = content
  document.head.append(meta)
}

afterEach(() => document.head.replaceChildren())

const none = { appId: "", addresses: {} }

describe("where the services' scripts are", () => {
  it("is what the server has written into the page", () => {
    const services = demonstrationServices("https://dienste.example")
    document.head.insertAdjacentHTML("beforeend", servicesMeta(services))
    assert.deepStrictEqual(serviceScripts(), services)
  })

  it("is nowhere in a shop without services", () => {
    assert.strictEqual(servicesMeta(undefined), "")
    assert.deepStrictEqual(serviceScripts(), none)
  })

  it.each(["", "{", "[]", '{"appId":1,"addresses":{}}', '{"appId":"","addresses":{"chatbot":""}}'])(
    "is nowhere when it cannot be read: %s",
    (content) => {
      tell(content)
      assert.deepStrictEqual(serviceScripts(), none)
    },
  )
})
