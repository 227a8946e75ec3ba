import { Autocomplete } from "@base-ui/react/autocomplete"
import type { ReactNode } from "react"

import { OptionLink } from "./OptionLink.tsx"
import styles from "./SuggestionList.module.css"

/** A suggestion. `key` is unique among all groups, `text` is the suggestion as plain text. */
export interface SuggestedOption {
  readonly key: string
  readonly text: string
  readonly content: ReactNode
  /** URL of the suggestion, so that it can open in a new tab. */
  readonly href?: string
  readonly take: () => void
}

/** Suggestions of one kind under a heading. */
export interface SuggestionGroup {
  readonly title: string
  readonly items: ReadonlyArray<SuggestedOption>
}

const Option = ({ option }: { readonly option: SuggestedOption }) => {
  const { content, href, take } = option
  return (
    <Autocomplete.Item
      value={option}
      className={styles["option"] ?? ""}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        take()
      }}
      {...(href === undefined
        ? {}
        : {
            render: (
              <OptionLink href={href} tabIndex={-1}>
                {content}
              </OptionLink>
            ),
          })}
    >
      {content}
    </Autocomplete.Item>
  )
}

interface SuggestionListProps {
  /** Suggestion groups per column. On narrow windows the columns are below each other. */
  readonly columns: ReadonlyArray<ReadonlyArray<SuggestionGroup>>
  readonly className?: string | undefined
}

/** The list of suggestions below a field of Base UI's `Autocomplete`. */
export const SuggestionList = ({ className, columns }: SuggestionListProps) => (
  <Autocomplete.List className={`${styles["list"]} ${className ?? ""}`}>
    {columns.map((groups) => (
      <div key={groups[0]?.title} role="presentation">
        {groups.map((group) => (
          <Autocomplete.Group key={group.title} items={group.items} className={styles["group"] ?? ""}>
            <Autocomplete.GroupLabel className={styles["title"] ?? ""}>{group.title}</Autocomplete.GroupLabel>
            {group.items.map((option) => (
              <Option key={option.key} option={option} />
            ))}
          </Autocomplete.Group>
        ))}
      </div>
    ))}
  </Autocomplete.List>
)
