import { assert, it } from "@effect/vitest"
import { checkMails } from "@heimwerk/cli/diagnosis/privateChecks.ts"

const minute = 60_000
const check = "Wartende E-Mails"

it("a mail that its mailbox refuses is no problem, and the finding of waiting mails names it", () => {
  assert.deepStrictEqual(checkMails({ waiting: 1, refused: 1, oldest: null }, 0), {
    check,
    state: "ok",
    result: "1 E-Mail wird vom Postfach vorerst abgelehnt (heimwerk mails list).",
  })
  assert.deepInclude(checkMails({ waiting: 3, refused: 2, oldest: 0 }, 16 * minute), {
    state: "error",
    result:
      "1 E-Mail wartet, die älteste seit mindestens 16 Minuten. 2 E-Mails werden vom Postfach vorerst abgelehnt (heimwerk mails list).",
  })
})

it("a shop of an older version, which counts no refusals, gives a finding of waiting mails", () => {
  assert.deepStrictEqual(checkMails({ waiting: 0, oldest: null }, 0), {
    check,
    state: "ok",
    result: "Keine E-Mail wartet.",
  })
  assert.deepStrictEqual(checkMails({ waiting: 2, oldest: 0 }, 15 * minute), {
    check,
    state: "ok",
    result: "2 E-Mails warten, die älteste seit mindestens 15 Minuten.",
  })
})
