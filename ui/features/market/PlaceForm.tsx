import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router-dom"

import { fields, paths } from "../../paths.ts"
import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { locate } from "./locate.ts"
import styles from "./PlaceForm.module.css"

/** The shortest text places are looked up for (forms and markets 5.4). */
const shortest = 3

interface PlaceFormProps {
  readonly id: string
  readonly query?: string | undefined
  /** In a narrow column the buttons stand below the field. */
  readonly stacked?: boolean
}

/** The search for markets by postcode, place or position (forms and markets 2.3). */
export const PlaceForm = ({ id, query = "", stacked = false }: PlaceFormProps) => {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isLocating, setLocating] = useState(false)

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(fields.place)
    const text = typeof typed === "string" ? typed.trim() : ""
    if (text.length < shortest) return setProblem("Bitte gib mindestens 3 Zeichen ein.")
    setProblem(undefined)
    void navigate(`${paths.markets}?${new URLSearchParams({ [fields.place]: text })}`)
  }

  const useMyPosition = async () => {
    setLocating(true)
    const located = await locate()
    setLocating(false)
    if (located.kind === "failed") return setProblem(located.message)
    setProblem(undefined)
    const { lat, lng } = located.position
    void navigate(`${paths.markets}?${new URLSearchParams({ [fields.lat]: String(lat), [fields.lng]: String(lng) })}`)
  }

  return (
    <form
      className={stacked ? styles["stacked"] : styles["form"]}
      role="search"
      aria-label="Märkte suchen"
      action={paths.markets}
      method="get"
      onSubmit={search}
    >
      <div className={styles["field"]}>
        <label className="visually-hidden" htmlFor={id}>
          Suche nach PLZ oder Ort
        </label>
        <input
          key={query}
          id={id}
          className={styles["input"]}
          type="search"
          name={fields.place}
          defaultValue={query}
          placeholder="Suche nach PLZ oder Ort"
          maxLength={100}
          autoComplete="postal-code"
          enterKeyHint="search"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-hinweis`}
        />
        <Button type="submit">Suchen</Button>
      </div>
      <Button look="outline" busy={isLocating} onClick={() => void useMyPosition()}>
        <Icon name="locate" size={20} />
        Position bestimmen
      </Button>
      {problem === undefined ? null : (
        <div id={`${id}-hinweis`} className={styles["problem"]}>
          <Notice kind="error">{problem}</Notice>
        </div>
      )}
    </form>
  )
}
