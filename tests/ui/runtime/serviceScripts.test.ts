// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { demonstrationServices } from "@heimwerk/server/thirdparty/demonstrationServices.ts"
import { servicesMeta } from "@heimwerk/server/pages/document.ts"

import { serviceScripts } from "../../../ui/runtime/serviceScripts.ts"

const write = (content: string) => {
  const meta = document.createElement("meta")
  meta.name = "heimwerk-services"
  meta.content = content
  document.head.append(meta)
}

afterEach(() => document.head.replaceChildren())

const none = { appId: "", addresses: {} }

describe("serviceScripts", () => {
  it("the page reads the addresses of third-party scripts that the server has written into it", () => {
    const services = demonstrationServices("https://dienste.example")
    document.head.insertAdjacentHTML("beforeend", servicesMeta(services))
    assert.deepStrictEqual(serviceScripts(), services)
  })

  it("a page of a shop without third parties has no addresses of third-party scripts", () => {
    assert.strictEqual(servicesMeta(undefined), "")
    assert.deepStrictEqual(serviceScripts(), none)
  })

  it.each(["", "{", "[]", '{"appId":1,"addresses":{}}', '{"appId":"","addresses":{"chatbot":""}}'])(
    "a page with invalid data has no addresses of third-party scripts: %s",
    (content) => {
      write(content)
      assert.deepStrictEqual(serviceScripts(), none)
    },
  )
})
