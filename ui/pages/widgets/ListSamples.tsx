import { pageWindow, showsNext, showsPrevious } from "@heimwerk/core/navigation/pagination.ts"
import { stars } from "@heimwerk/core/product/rating.ts"

import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { Marked } from "../../widgets/Marked.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import { Pagination } from "../../widgets/Pagination.tsx"
import { Stars } from "../../widgets/Stars.tsx"
import { Sample } from "./Sample.tsx"

const ratings = [1, 2.5, 3.7, 4.71, 5]
const pages = [
  { current: 1, total: 3 },
  { current: 1, total: 12 },
  { current: 6, total: 12 },
  { current: 12, total: 12 },
]
const to = (page: number) => `?seite=${page}`
const german = new Intl.NumberFormat("de-DE")

export const ListSamples = () => (
  <>
    <Sample name="Sterne">
      {ratings.map((rating) => (
        <Stars key={rating} stars={stars(rating)} label={`${german.format(rating)} von 5 Sternen`} />
      ))}
    </Sample>
    <Sample name="Seiten">
      {pages.map(({ current, total }) => (
        <Pagination
          key={`${current}/${total}`}
          label={`Seite ${current} von ${total}`}
          current={current}
          pages={pageWindow(current, total)}
          to={to}
          previous={showsPrevious(current) ? to(current - 1) : undefined}
          next={showsNext(current, total) ? to(current + 1) : undefined}
          onChoose={() => {}}
        />
      ))}
    </Sample>
    <Sample name="Link in einen neuen Tab">
      <p>
        <NewTabLink href="https://www.heimwerk.example/">Zur Übersicht</NewTabLink>
      </p>
    </Sample>
    <Sample name="Brotkrumen">
      <Breadcrumb
        links={[
          { name: "Werkzeug", link: "/c/werkzeug/1" },
          { name: "Akkuschrauber", link: "/c/akkuschrauber/101" },
        ]}
        current="Bohrschrauber 18 V"
      />
    </Sample>
    <Sample name="Markierter Text">
      <p>
        <Marked
          pieces={[
            { text: "Akku", isMarked: true },
            { text: "schrauber", isMarked: false },
          ]}
        />
      </p>
    </Sample>
  </>
)
