import { useState } from "react"

import { SuggestionField } from "../../widgets/SuggestionField.tsx"

const places = ["Hamburg", "Hannover", "Heidelberg", "Kiel", "Köln"]

/** A suggestion field with sample places. It suggests the places whose names contain the typed text. */
export const SuggestionSample = () => {
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const found = text === "" ? [] : places.filter((place) => place.toLowerCase().includes(text.toLowerCase()))
  const items = found.map((place) => ({
    key: place,
    text: place,
    content: place,
    take: () => {
      setText(place)
      setOpen(false)
    },
  }))
  return (
    <SuggestionField
      id="ort-probe"
      label="Ort"
      text={text}
      groups={isOpen ? [{ title: "Ortsvorschläge", items }] : []}
      onType={(typed) => {
        setText(typed)
        setOpen(true)
      }}
      onEnter={() => setOpen(false)}
      onClose={() => setOpen(false)}
    />
  )
}
