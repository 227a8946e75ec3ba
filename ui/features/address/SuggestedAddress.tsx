import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import { highlightRanges, segments } from "@heimwerk/core/address/highlight.ts"
import { isFinal } from "@heimwerk/core/address/shownAddresses.ts"

import { Icon } from "../../widgets/Icon.tsx"
import { Marked } from "../../widgets/Marked.tsx"
import styles from "./SuggestedAddress.module.css"

/**
 * A suggestion with its matching part highlighted. An arrow marks a suggestion that contains several
 * addresses, such as a street.
 */
export const SuggestedAddress = ({ suggestion }: { readonly suggestion: AddressSuggestion }) => {
  const { Description, Highlight, Text } = suggestion
  const ranges = highlightRanges(Highlight)
  return (
    <>
      <Icon name={isFinal(suggestion) ? "pin" : "search"} size={20} />
      <span className={styles["words"]}>
        <Marked pieces={segments(Text, ranges.text)} />{" "}
        {Description === "" ? null : (
          <span className={styles["description"]}>
            <Marked pieces={segments(Description, ranges.description)} />
          </span>
        )}
      </span>
      {isFinal(suggestion) ? null : <Icon name="chevron-right" size={20} />}
    </>
  )
}
