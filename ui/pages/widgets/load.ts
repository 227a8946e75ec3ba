import { paths } from "../../paths.ts"
import type { Answer, Load } from "../Answer.ts"
import { missing } from "../failed.ts"
import { ShowsGallery } from "./ShowsGallery.ts"

const shown: Answer<true> = {
  kind: "page",
  data: true,
  meta: {
    title: "Widgets | Heimwerk",
    description: "",
    canonicalPath: paths.widgets,
    robots: "noindex, nofollow",
  },
}

export const load: Load<true> = () =>
  ShowsGallery.useSync((isShown) => (isShown ? shown : missing(paths.widgets)))
