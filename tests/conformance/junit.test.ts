import { assert, describe, it } from "@effect/vitest"
import { junitReport } from "@heimwerk/conformance/junit.ts"

describe("the JUnit report", () => {
  it("the JUnit report counts failed and skipped checks and escapes their findings", () => {
    const title = "Mengen & Beträge"
    assert.strictEqual(
      junitReport([
        { id: "basket.sums", title, rule: "", state: "failed", findings: ['a < "b"', "c\u0000"] },
        { id: "basket.empty", title, rule: "", state: "passed", findings: [] },
        { id: "near.order", title, rule: "", state: "skipped", findings: ["Der Shop hat keine Märkte."] },
      ]),
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<testsuite name="heimwerk contract check" tests="3" failures="1" skipped="1">',
        '  <testcase classname="basket" name="basket.sums: Mengen &amp; Beträge"><failure message="a &lt; &quot;b&quot;&#10;c?"/></testcase>',
        '  <testcase classname="basket" name="basket.empty: Mengen &amp; Beträge"></testcase>',
        '  <testcase classname="near" name="near.order: Mengen &amp; Beträge"><skipped message="Der Shop hat keine Märkte."/></testcase>',
        "</testsuite>",
      ].join("\n"),
    )
  })
})
