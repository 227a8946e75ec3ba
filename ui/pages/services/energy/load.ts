import type { EnergyConfig } from "@heimwerk/core/forms/energy/EnergyConfig.ts"
import { Effect } from "effect"

import { brand } from "../../../brand.ts"
import { paths } from "../../../paths.ts"
import type { Load } from "../../Answer.ts"
import { breadcrumbList } from "../../breadcrumbList.ts"
import { failed } from "../../failed.ts"
import { readOptions } from "../FormReads.ts"

/** The options of the energy form that its page shows, or `null` if they cannot be read. */
export type EnergyOptions = Pick<EnergyConfig["optionsGroups"], "objecttype" | "partners"> | null

/** Loads the options of the energy form for the page about energy-efficient living. */
export const load: Load<EnergyOptions> = () =>
  readOptions(({ energy }) => energy).pipe(
    Effect.map((config) => {
      const titles = config?.optionsGroups.partners.options.map(({ title }) => title) ?? []
      return {
        kind: "page" as const,
        data:
          config === null
            ? null
            : { objecttype: config.optionsGroups.objecttype, partners: config.optionsGroups.partners },
        meta: {
          title: `Energieeffizientes Wohnen | ${brand.brand}`,
          description: `${titles.length === 0 ? "" : `${titles.join(", ")}: `}Stelle deine Anfrage bei unseren Partnern, kostenlos und unverbindlich.`,
          canonicalPath: paths.energy,
          jsonLd: [breadcrumbList([{ name: "Energieeffizientes Wohnen", link: paths.energy }])],
        },
      }
    }),
    Effect.catch(({ message }) => Effect.succeed(failed(message, paths.energy))),
  )
