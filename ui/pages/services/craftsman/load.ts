import type { Area } from "@heimwerk/core/forms/craftsman/Areas.ts"
import { Effect } from "effect"

import { brand } from "../../../brand.ts"
import { paths } from "../../../paths.ts"
import type { Load } from "../../Answer.ts"
import { breadcrumbList } from "../../breadcrumbList.ts"
import { failed } from "../../failed.ts"
import { readOptions } from "../FormReads.ts"

/** The areas of the craftsman form that its page shows. Empty if they cannot be read. */
export type AreaOptions = ReadonlyArray<
  Pick<Area, "value" | "title"> & { readonly description: string | undefined }
>

/** Maximum number of areas in the description for search engines. */
const maxNames = 4

/** Loads the areas of the craftsman form for the page of the craftsman service. */
export const load: Load<AreaOptions> = () =>
  readOptions(({ craftsman }) => craftsman).pipe(
    Effect.map((config) => {
      const areas = (config?.areas ?? []).map(({ description, title, value }) => ({
        value,
        title,
        description,
      }))
      const names = areas.slice(0, maxNames).map(({ title }) => title)
      return {
        kind: "page" as const,
        data: areas,
        meta: {
          title: `Handwerksservice | ${brand.brand}`,
          description: `${names.length === 0 ? "" : `${names.join(", ")}: `}Handwerksbetriebe setzen dein Projekt um, mit 5 Jahren Gewährleistung. Jetzt kostenlos und unverbindlich anfragen.`,
          canonicalPath: paths.craftsman,
          jsonLd: [breadcrumbList([{ name: "Handwerksservice", link: paths.craftsman }])],
        },
      }
    }),
    Effect.catch(({ message }) => Effect.succeed(failed(message, paths.craftsman))),
  )
