import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { isHidden, offeredProperties } from "@heimwerk/core/forms/energy/partners.ts"
import { surveyChoices } from "@heimwerk/core/feedback/survey.ts"
import { salutes } from "@heimwerk/core/forms/contact.ts"
import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { type FormWorld, formWorld } from "../../shop/forms.ts"
import { formName } from "./input.ts"

/** An allowed value of a form: the text in the input file, and the label that visitors see. */
interface Choice {
  readonly field: string
  readonly value: string
  readonly title: string
}

const persons: ReadonlyArray<Choice> = salutes.map((value) => ({
  field: "userData.salute",
  value,
  title: value,
}))

const craftsman = ({ craftsman: { areas, markets } }: FormWorld): ReadonlyArray<Choice> => [
  ...Object.entries(markets).map(([title, value]) => ({ field: "marketId", value, title })),
  ...areas.flatMap(({ activities, title, value }) => [
    { field: "roomIdsSelected", value, title },
    ...activities.map((activity) => ({ field: `  ${value}`, value: activity.value, title: activity.title })),
  ]),
  ...persons,
]

const notFor = (
  config: EnergyConfig,
  partner: EnergyConfig["optionsGroups"]["partners"]["options"][number],
) => {
  const hidden = offeredProperties(config).filter(({ value }) => isHidden(value, partner.value))
  return hidden.length === 0 ? "" : ` (nicht für ${hidden.map(({ title }) => title).join(", ")})`
}

const energy = ({ energy: config, markets }: FormWorld): ReadonlyArray<Choice> => {
  const { incentives, partners } = config.optionsGroups
  return [
    ...offeredProperties(config).map(({ title, value }) => ({ field: "selectedProperty", value, title })),
    ...partners.options.map((partner) => ({
      field: "selectedServices",
      value: partner.value,
      title: partner.title + notFor(config, partner),
    })),
    ...incentives.options.map(({ title, value }) => ({ field: "Bonus", value, title })),
    ...markets.map(({ id, name }) => ({ field: "marketId", value: id, title: name })),
    ...persons,
  ]
}

const feedback: ReadonlyArray<Choice> = surveyChoices.map(({ label, type }) => ({
  field: "type",
  value: type,
  title: label,
}))

/** `heimwerk forms list`: prints the values allowed in the input file of a form. */
export const list = Command.make(
  "list",
  { form: formName },
  Effect.fn("cli.forms.list")(function* ({ form }) {
    const choices =
      form === "feedback"
        ? feedback
        : form === "energy"
          ? energy(yield* formWorld)
          : craftsman(yield* formWorld)
    yield* print(
      choices.map(({ field, ...choice }) => ({ field: field.trim(), ...choice })),
      (width) =>
        table(
          [{ title: "Feld" }, { title: "Wert" }, { title: "Bedeutung", shrinks: true }],
          choices.map(({ field, title, value }) => [field, value, title]),
          width,
        ),
    )
  }),
).pipe(
  Command.withDescription("Die Werte zeigen, die ein Formular kennt"),
  Command.withExamples([{ command: "heimwerk forms list craftsman", description: "Bereiche und Arbeiten" }]),
)
